/*
 * Non-local means over two half-sample renders, guided by noise-free-ish feature buffers (Rousselle,
 * Knaus, Zwicker 2012/2013). The weights for one half come from the other, so noise does not vote for
 * itself. Planes are [channel][row][column].
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define STRIP 48

static inline float decay(float x) { /* exp(-x), cheap and good enough for a weight */
  if (x > 16.f) return 0.f;
  float y = 1.f - x * (1.f / 256.f);
  y *= y; y *= y; y *= y; y *= y; y *= y; y *= y; y *= y; y *= y;
  return y;
}

static inline int clampi(int v, int limit) { return v < 0 ? 0 : v >= limit ? limit - 1 : v; }

/* Sums a (2*patch+1)^2 window around every pixel of `plane`; `work` is as large as `plane`. */
static void window_sum(float *plane, float *work, int width, int rows, int patch) {
  for (int y = 0; y < rows; y++) {
    const float *row = plane + (size_t)y * width;
    float *out = work + (size_t)y * width, sum = 0.f;
    for (int x = -patch; x <= patch; x++) sum += row[clampi(x, width)];
    for (int x = 0; x < width; x++) {
      out[x] = sum;
      sum += row[clampi(x + patch + 1, width)] - row[clampi(x - patch, width)];
    }
  }
  memset(plane, 0, sizeof(float) * width * rows);
  for (int y = 0; y < rows; y++)
    for (int j = -patch; j <= patch; j++) {
      const float *row = work + (size_t)clampi(y + j, rows) * width;
      float *out = plane + (size_t)y * width;
      for (int x = 0; x < width; x++) out[x] += row[x];
    }
}

/*
 * a, b: the two halves (3 planes); variance: of one half; features, tolerance: `count` planes each;
 * out_a, out_b: results. reach: search radius; patch: patch radius; strength, guide: how much difference
 * of color and of features is let through.
 */
void nlm(const float *a, const float *b, const float *variance, const float *features, const float *tolerance,
         int count, float *out_a, float *out_b, int width, int height, int reach, int patch, float strength,
         float guide) {
  const size_t plane = (size_t)width * height;
  const int strips = (height + STRIP - 1) / STRIP;
#pragma omp parallel for schedule(dynamic, 1)
  for (int s = 0; s < strips; s++) {
    const int top = s * STRIP, bottom = top + STRIP < height ? top + STRIP : height;
    const int from = top - patch < 0 ? 0 : top - patch, to = bottom + patch > height ? height : bottom + patch;
    const int rows = to - from;
    const size_t area = (size_t)rows * width, kept = (size_t)(bottom - top) * width;
    float *from_b = malloc(sizeof(float) * area), *from_a = malloc(sizeof(float) * area);
    float *work = malloc(sizeof(float) * area);
    float *weight_a = calloc(kept, sizeof(float)), *weight_b = calloc(kept, sizeof(float));
    float *sum_a = calloc(3 * kept, sizeof(float)), *sum_b = calloc(3 * kept, sizeof(float));
    for (int dy = -reach; dy <= reach; dy++)
      for (int dx = -reach; dx <= reach; dx++) {
        const int left = dx < 0 ? -dx : 0, right = dx > 0 ? width - dx : width;
        memset(from_b, 0, sizeof(float) * area);
        memset(from_a, 0, sizeof(float) * area);
        for (int c = 0; c < 3; c++)
          for (int y = from; y < to; y++) {
            const size_t here = c * plane + (size_t)y * width;
            const size_t there = c * plane + (size_t)clampi(y + dy, height) * width + dx;
            float *db = from_b + (size_t)(y - from) * width, *da = from_a + (size_t)(y - from) * width;
            for (int x = left; x < right; x++) {
              const float v = variance[here + x], w = variance[there + x];
              const float scale = 1.f / (1e-7f + strength * strength * (v + w)), bias = v + (v < w ? v : w);
              const float diff_a = a[here + x] - a[there + x], diff_b = b[here + x] - b[there + x];
              db[x] += (diff_b * diff_b - bias) * scale;
              da[x] += (diff_a * diff_a - bias) * scale;
            }
          }
        window_sum(from_b, work, width, rows, patch);
        window_sum(from_a, work, width, rows, patch);
        const float mean = 1.f / (3.f * (2 * patch + 1) * (2 * patch + 1));
        for (int y = top; y < bottom; y++) {
          if (y + dy < 0 || y + dy >= height) continue;
          const size_t here = (size_t)y * width, there = (size_t)(y + dy) * width + dx;
          const size_t local = (size_t)(y - top) * width;
          const float *db = from_b + (size_t)(y - from) * width, *da = from_a + (size_t)(y - from) * width;
          for (int x = left; x < right; x++) work[x] = 0.f;
          for (int f = 0; f < count; f++)
            for (int x = left; x < right; x++) {
              const float d = features[f * plane + here + x] - features[f * plane + there + x];
              const float q = d * d / (guide * guide * tolerance[f * plane + here + x]);
              work[x] = work[x] > q ? work[x] : q;
            }
          for (int x = left; x < right; x++) {
            const float for_a = decay(fmaxf(fmaxf(db[x] * mean, work[x]), 0.f));
            const float for_b = decay(fmaxf(fmaxf(da[x] * mean, work[x]), 0.f));
            weight_a[local + x] += for_a;
            weight_b[local + x] += for_b;
            for (int c = 0; c < 3; c++) {
              sum_a[c * kept + local + x] += for_a * a[c * plane + there + x];
              sum_b[c * kept + local + x] += for_b * b[c * plane + there + x];
            }
          }
        }
      }
    for (int c = 0; c < 3; c++)
      for (size_t i = 0; i < kept; i++) {
        out_a[c * plane + (size_t)top * width + i] = sum_a[c * kept + i] / weight_a[i];
        out_b[c * plane + (size_t)top * width + i] = sum_b[c * kept + i] / weight_b[i];
      }
    free(from_b); free(from_a); free(work);
    free(weight_a); free(weight_b); free(sum_a); free(sum_b);
  }
}
