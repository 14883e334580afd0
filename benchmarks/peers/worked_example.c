/* The worked example by hand: two particles in space, four constraints, classical Runge-Kutta.
 *
 * M q'' = Q - A^T lambda with A M^-1 A^T lambda = A M^-1 Q - b, by Cholesky of fixed size. A row whose pivot
 * vanishes depends on the rows before it: it is left out, with a multiplier of zero, which changes no
 * acceleration where the constraints agree.
 *
 * With LEDGER the state carries the work of the applied and of the constraint force too.
 */
#include <math.h>
#include <string.h>

enum { N = 6, M = 4 };
#ifdef LEDGER
enum { S = 2 * N + 2 };
#else
enum { S = 2 * N };
#endif

static const double G = 9.81;
static const double MASS[N] = {1, 1, 1, 1, 1, 1};
static const double PIVOT = 1e-20; /* of the largest pivot; the square of 1e-10 */
static const double TURN = 6.283185307179586;

static void derivative(double t, const double *y, double *dy)
{
    const double *q = y, *v = y + N;
    double Q[N] = {-G * q[0], -G * q[1], -G * q[2], 0, 0, 0};
    double c = cos(TURN * t), s = sin(TURN * t), w = TURN;
    double A[M][N] = {{2 * q[0], 2 * q[1], 2 * q[2], 0, 0, 0},
                      {s, -c, 0, 0, 0, 0},
                      {0, 0, 0, q[5], -1, 0},
                      {0, 0, 0, q[5] * q[5], -1, 0}};
    double b[M] = {-2 * (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]),
                   w * w * (q[0] * s - q[1] * c) - 2 * w * (v[0] * c + v[1] * s),
                   -v[5] * v[3],
                   -2 * q[5] * v[5] * v[3]};
    double K[M][M], r[M], lambda[M], force[N];
    int kept[M];

    for (int i = 0; i < M; i++) {
        r[i] = -b[i];
        for (int k = 0; k < N; k++)
            r[i] += A[i][k] * Q[k] / MASS[k];
        for (int j = 0; j <= i; j++) {
            K[i][j] = 0;
            for (int k = 0; k < N; k++)
                K[i][j] += A[i][k] * A[j][k] / MASS[k];
        }
    }
    double largest = 0;
    for (int i = 0; i < M; i++)
        if (K[i][i] > largest)
            largest = K[i][i];
    for (int i = 0; i < M; i++) { /* K = L L^T, and L r = r */
        for (int j = 0; j < i; j++) {
            double sum = K[i][j];
            for (int k = 0; k < j; k++)
                sum -= K[i][k] * K[j][k];
            K[i][j] = kept[j] ? sum / K[j][j] : 0;
        }
        double pivot = K[i][i], sum = r[i];
        for (int k = 0; k < i; k++) {
            pivot -= K[i][k] * K[i][k];
            sum -= K[i][k] * r[k];
        }
        kept[i] = pivot > PIVOT * largest;
        K[i][i] = kept[i] ? sqrt(pivot) : 1;
        r[i] = kept[i] ? sum / K[i][i] : 0;
    }
    for (int i = M - 1; i >= 0; i--) {
        double sum = r[i];
        for (int k = i + 1; k < M; k++)
            sum -= K[k][i] * lambda[k];
        lambda[i] = kept[i] ? sum / K[i][i] : 0;
    }
    for (int k = 0; k < N; k++) {
        force[k] = 0;
        for (int i = 0; i < M; i++)
            force[k] -= A[i][k] * lambda[i];
        dy[k] = v[k];
        dy[N + k] = (Q[k] + force[k]) / MASS[k];
    }
#ifdef LEDGER
    dy[2 * N] = dy[2 * N + 1] = 0;
    for (int k = 0; k < N; k++) {
        dy[2 * N] += Q[k] * v[k];
        dy[2 * N + 1] += force[k] * v[k];
    }
#endif
}

int state_size(void) { return S; }

/* states: (steps + 1) rows of S numbers, the first one given */
void run(double begin, double end, int steps, double *states)
{
    double h = (end - begin) / steps, k1[S], k2[S], k3[S], k4[S], at[S];
    for (int n = 0; n < steps; n++) {
        const double *y = states + (long)n * S;
        double *next = states + (long)(n + 1) * S, t = begin + n * h;
        derivative(t, y, k1);
        for (int i = 0; i < S; i++) at[i] = y[i] + h / 2 * k1[i];
        derivative(t + h / 2, at, k2);
        for (int i = 0; i < S; i++) at[i] = y[i] + h / 2 * k2[i];
        derivative(t + h / 2, at, k3);
        for (int i = 0; i < S; i++) at[i] = y[i] + h * k3[i];
        derivative(t + h, at, k4);
        for (int i = 0; i < S; i++)
            next[i] = y[i] + h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
}
