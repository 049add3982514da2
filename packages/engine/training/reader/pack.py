"""The encoder's weights, matrices as eight-bit numbers with a scale for each row: half as many bytes to carry; training goes on from there."""
import sys, numpy as np
from safetensors.torch import load_file
found = {}
for name, value in load_file(sys.argv[1]).items():
    if 'pooler' in name or 'position_ids' in name: continue
    v = value.float().numpy()
    if v.ndim == 2 and v.size > 10000 and 'position' not in name:
        scale = np.abs(v).max(1, keepdims=True) / 127
        found[name + '|q'], found[name + '|s'] = np.round(v / scale).astype(np.int8), scale.astype(np.float32)
    else:
        found[name] = v.astype(np.float16)
np.savez_compressed(sys.argv[2], **found)
