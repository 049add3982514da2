"""Several readers trained side by side: each weight has a first dimension for the reader, so that one step on the device moves all of them."""
import math, os, time
import torch, torch.nn.functional as F

TINY = bool(os.environ.get('TINY'))
HEADS, LAYERS, WIDTH = 12, 1 if TINY else 6, 384


def begin(encoder, readers, seed):
    """`readers` copies of the encoder with a head; the head is the same in all, so that their weights can be averaged later."""
    torch.manual_seed(seed)
    head = {'out.weight': torch.randn(3, 4 * WIDTH) * .02, 'out.bias': torch.zeros(3)}
    return {k: v.float()[None].repeat(readers, *[1] * v.dim()) for k, v in {**encoder, **head}.items()}


def linear(x, weights, name):
    e, b, t, _ = x.shape
    w, bias = weights[name + '.weight'], weights[name + '.bias']
    return torch.baddbmm(bias[:, None].to(x.dtype), x.reshape(e, b * t, -1), w.transpose(1, 2).to(x.dtype)).view(e, b, t, -1)


def norm(x, weights, name):
    x = F.layer_norm(x.float(), (WIDTH,), eps=1e-12)
    return x * weights[name + '.weight'][:, None, None] + weights[name + '.bias'][:, None, None]


def states(weights, ids, mask, kinds, drop=0., kind=torch.float32):
    """ids, mask, kinds: [batch, tokens], the same for all readers. What each makes of each token: [reader, batch, tokens, width]."""
    e = weights['out.bias'].shape[0]
    b, t = ids.shape
    words = weights['embeddings.word_embeddings.weight']
    flat = (ids[None] + torch.arange(e, device=ids.device)[:, None, None] * words.shape[1]).reshape(-1)
    x = F.embedding(flat, words.view(-1, WIDTH)).view(e, b, t, WIDTH)
    x = x + weights['embeddings.position_embeddings.weight'][:, None, :t]
    types = weights['embeddings.token_type_embeddings.weight']
    x = x + torch.where(kinds[None, ..., None] == 1, types[:, 1][:, None, None], types[:, 0][:, None, None])
    x = F.dropout(norm(x, weights, 'embeddings.LayerNorm'), drop, drop > 0)
    seen = mask.bool()[None].expand(e, b, t).reshape(e * b, 1, 1, t)
    split = lambda y: y.view(e * b, t, HEADS, WIDTH // HEADS).transpose(1, 2)
    for layer in range(LAYERS):
        at = f'encoder.layer.{layer}.'
        y = x.to(kind)
        q, k, v = (split(linear(y, weights, f'{at}attention.self.{part}')) for part in ('query', 'key', 'value'))
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=seen, dropout_p=drop)
        y = linear(y.transpose(1, 2).reshape(e, b, t, WIDTH), weights, f'{at}attention.output.dense')
        x = norm(x + F.dropout(y, drop, drop > 0), weights, f'{at}attention.output.LayerNorm')
        y = F.gelu(linear(x.to(kind), weights, f'{at}intermediate.dense'))
        y = linear(y, weights, f'{at}output.dense')
        x = norm(x + F.dropout(y, drop, drop > 0), weights, f'{at}output.LayerNorm')
    return x


def forward(weights, ids, mask, kinds, drop=0., kind=torch.float32):
    """Logits: [reader, batch, 3]."""
    x = states(weights, ids, mask, kinds, drop, kind)
    mean = lambda m: (x * m[None, ..., None]).sum(2) / m.sum(1).clamp(min=1)[None, :, None]
    u, v = mean((mask * (kinds == 0)).float()), mean((mask * (kinds == 1)).float())
    h = F.dropout(torch.cat([x[:, :, 0], u, v, u * v], -1), drop, drop > 0)
    return torch.baddbmm(weights['out.bias'][:, None], h, weights['out.weight'].transpose(1, 2))


class Texts:
    """Tokens of pairs, all on the device."""

    def __init__(self, tokenizer, pairs, device, longest=112):
        longest = 12 if TINY else longest
        encoded = tokenizer.encode_batch(pairs)
        self.lengths = [min(len(e.ids), longest) for e in encoded]
        self.ids, self.kinds = (torch.zeros(len(pairs), longest, dtype=torch.long) for _ in range(2))
        for i, e in enumerate(encoded):
            n = self.lengths[i]
            self.ids[i, :n], self.kinds[i, :n] = torch.tensor(e.ids[:n]), torch.tensor(e.type_ids[:n])
        if TINY:
            self.ids %= 900
        self.ids, self.kinds = self.ids.to(device), self.kinds.to(device)

    def __len__(self):
        return len(self.lengths)

    def batch(self, chosen):
        width = max(self.lengths[i] for i in chosen)
        at = torch.tensor(chosen, device=self.ids.device)
        ids = self.ids[at, :width]
        return ids, (ids > 0).long(), self.kinds[at, :width]


def joined(*several):
    both = Texts.__new__(Texts)
    both.lengths = [n for t in several for n in t.lengths]
    both.ids, both.kinds = torch.cat([t.ids for t in several]), torch.cat([t.kinds for t in several])
    return both


def batches(lengths, size, chance):
    """By chance, but lines of like length together, so that little is padding."""
    order = list(range(len(lengths)))
    chance.shuffle(order)
    found = []
    for start in range(0, len(order), size * 16):
        some = sorted(order[start:start + size * 16], key=lambda i: lengths[i])
        found += [some[at:at + size] for at in range(0, len(some), size)]
    chance.shuffle(found)
    return found


def fit(weights, texts, targets, counts, rounds, rates, size, chance, kind, until=None, drop=.1, decay=.01):
    """targets [rows, 3]; counts [reader, rows]: how much a row counts for a reader (0: it never sees it); rates: one for each reader."""
    device = weights['out.bias'].device
    size = 32 if TINY else size
    rates = torch.tensor(rates, device=device)
    names = list(weights)
    values = [weights[n].detach().requires_grad_() for n in names]
    first, second = [torch.zeros_like(v) for v in values], [torch.zeros_like(v) for v in values]
    targets, counts = targets.to(device), counts.to(device)
    each = math.ceil(len(texts) / size)
    steps, step, began = rounds * each, 0, time.time()
    for _ in range(rounds):
        for chosen in batches(texts.lengths, size, chance):
            at = torch.tensor(chosen, device=device)
            logits = forward(dict(zip(names, values)), *texts.batch(chosen), drop, kind).float()
            losses = -(targets[at][None] * F.log_softmax(logits, -1)).sum(-1) * counts[:, at]
            grads = torch.autograd.grad((losses.sum(1) / size).sum(), values)
            step += 1
            lengths = torch.sqrt(sum(g.flatten(1).pow(2).sum(1) for g in grads))
            held = (1 / lengths.clamp(min=1.))
            # Where time is short the rate falls with the time that is left, so that it always ends near nothing.
            share = max(step / steps, (time.time() - began) / (until - began) if until else 0)
            now = min(1, step / (.06 * steps + 1)) * max(0., 1 - share)
            with torch.no_grad():
                for v, g, m, s in zip(values, grads, first, second):
                    by = lambda numbers: numbers.view(-1, *[1] * (v.dim() - 1))
                    g.mul_(by(held))
                    m.mul_(.9).add_(g, alpha=.1), s.mul_(.999).addcmul_(g, g, value=.001)
                    size_of = (s / (1 - .999 ** step)).sqrt_().add_(1e-8)
                    v.mul_(by(1 - now * decay * rates)).sub_((m / (1 - .9 ** step)).div_(size_of).mul_(by(now * rates)))
            if until and time.time() > until:
                print(f'stopped for time at step {step} of {steps}', flush=True)
                return {n: v.detach() for n, v in zip(names, values)}
    print(f'  {steps} steps, {(time.time() - began) / max(1, steps) * 1000:.1f} ms each', flush=True)
    return {n: v.detach() for n, v in zip(names, values)}


def opinions(weights, texts, kind, size=1024):
    """[reader, rows, 3]"""
    order = sorted(range(len(texts)), key=lambda i: texts.lengths[i])
    found = torch.zeros(weights['out.bias'].shape[0], len(texts), 3)
    with torch.no_grad():
        for start in range(0, len(order), size):
            chosen = order[start:start + size]
            found[:, chosen] = F.softmax(forward(weights, *texts.batch(chosen), 0., kind).float(), -1).cpu()
    return found
