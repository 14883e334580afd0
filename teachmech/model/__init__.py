"""The model: `System`, what its texts mean, and the equations that follow."""
