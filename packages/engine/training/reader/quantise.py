"""Writes the reader as an eight-bit ONNX file, each output channel by itself.

Usage: quantise.py READER.npz OUT.onnx   (PyTorch, onnx, onnxruntime)
"""
import os, sys, tempfile
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from onnxruntime.quantization import QuantType, quantize_dynamic
from onnxruntime.quantization.shape_inference import quant_pre_process

HEADS, LAYERS, WIDTH = 12, 6, 384


def linear(weights, name):
    found = nn.Linear(*reversed(weights[f'{name}.weight'].shape))
    found.weight.data, found.bias.data = weights[f'{name}.weight'], weights[f'{name}.bias']
    return found


def norm(weights, name):
    found = nn.LayerNorm(WIDTH, eps=1e-12)
    found.weight.data, found.bias.data = weights[f'{name}.weight'], weights[f'{name}.bias']
    return found


class Layer(nn.Module):
    def __init__(self, weights, at):
        super().__init__()
        self.query, self.key, self.value = (linear(weights, f'{at}.attention.self.{part}') for part in ('query', 'key', 'value'))
        self.attended, self.first = linear(weights, f'{at}.attention.output.dense'), norm(weights, f'{at}.attention.output.LayerNorm')
        self.wide, self.narrow, self.second = linear(weights, f'{at}.intermediate.dense'), linear(weights, f'{at}.output.dense'), norm(weights, f'{at}.output.LayerNorm')

    def forward(self, x, mask):
        pairs, tokens = x.shape[0], x.shape[1]
        split = lambda y: y.view(pairs, tokens, HEADS, WIDTH // HEADS).transpose(1, 2)
        query, key, value = split(self.query(x)), split(self.key(x)), split(self.value(x))
        shares = torch.softmax(query @ key.transpose(-1, -2) * (WIDTH // HEADS) ** -.5 + mask, -1)
        x = self.first(x + self.attended((shares @ value).transpose(1, 2).reshape(pairs, tokens, WIDTH)))
        return self.second(x + self.narrow(F.gelu(self.wide(x))))


class Reader(nn.Module):
    """As stacked.py, for one reader."""

    def __init__(self, weights):
        super().__init__()
        table = lambda name: nn.Embedding.from_pretrained(weights[f'embeddings.{name}_embeddings.weight'])
        self.words, self.places, self.sides = table('word'), table('position'), table('token_type')
        self.norm = norm(weights, 'embeddings.LayerNorm')
        self.layers = nn.ModuleList(Layer(weights, f'encoder.layer.{at}') for at in range(LAYERS))
        self.out = linear(weights, 'out')

    def forward(self, input_ids, attention_mask, token_type_ids):
        x = self.norm(self.words(input_ids) + self.places(torch.arange(input_ids.shape[1])[None]) + self.sides(token_type_ids))
        mask = (1. - attention_mask[:, None, None].float()) * -1e4
        for layer in self.layers:
            x = layer(x, mask)
        mean = lambda side: (x * side[..., None]).sum(1) / side.sum(1, keepdim=True).clamp(min=1)
        asked, said = (mean((attention_mask * (token_type_ids == side)).float()) for side in (0, 1))
        return self.out(torch.cat([x[:, 0], asked, said, asked * said], 1))


def main():
    source, out = sys.argv[1:]
    reader = Reader({name: torch.from_numpy(value.astype(np.float32)) for name, value in np.load(source).items()}).eval()
    ids, sides = torch.ones(2, 16, dtype=torch.long), torch.cat([torch.zeros(2, 8), torch.ones(2, 8)], 1).long()
    names = ['input_ids', 'attention_mask', 'token_type_ids']
    with tempfile.TemporaryDirectory() as folder:
        torch.onnx.export(reader, (ids, ids, sides), f'{folder}/full.onnx', input_names=names, output_names=['logits'],
                          dynamic_axes={name: {0: 'pairs', 1: 'tokens'} for name in names}, opset_version=17, dynamo=False)
        quant_pre_process(f'{folder}/full.onnx', f'{folder}/ready.onnx', skip_symbolic_shape=True)
        quantize_dynamic(f'{folder}/ready.onnx', out, per_channel=True, reduce_range=False, weight_type=QuantType.QInt8)
    print('eight bits', os.path.getsize(out) / 1e6, 'MB')


if __name__ == '__main__':
    main()
