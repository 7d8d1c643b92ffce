import { expect, it } from 'vitest'
import { chaveDoBrinde } from './mudancas.ts'
import { type LinhaDita, precosQueMudariam } from './precos-que-mudariam.ts'

const linha = (outras: Partial<LinhaDita> = {}): LinhaDita => ({
  chave: 'linha-001',
  idExibicao: '10001',
  descNF: 'Café',
  qtde: 2,
  vlUnit: '10',
  vlTot: '20.00',
  ...outras,
})
const brinde = (qtde: number) => linha({ chave: chaveDoBrinde(1, 7), qtde, vlUnit: '3', vlTot: qtde * 3 })
const TOTAIS = { cupom: 0, frete: 0, vlTot: 20 }
type Fatos = Parameters<typeof precosQueMudariam>[0]
const mudaria = (outros: Partial<Fatos>) =>
  precosQueMudariam({
    antes: [linha()],
    depois: [linha()],
    tocada: () => false,
    semVenda: [],
    totais: { antes: TOTAIS, depois: TOTAIS },
    ...outros,
  })

it('VEN-02 nada mudou, nada se pergunta: nem o mesmo número escrito de outro jeito', () => {
  expect(mudaria({})).toBeNull()
  expect(mudaria({ depois: [linha({ vlUnit: '10.0000000000', vlTot: 20 })] })).toBeNull()
})

it('VEN-02 o preço, ou só o imposto: cada linha diz de quanto para quanto', () => {
  const outro = mudaria({ depois: [linha({ vlUnit: '10.01', vlTot: '20.02' })] })
  expect(outro?.linhas).toEqual([
    { idExibicao: '10001', descNF: 'Café', vlUnit: { de: 10, para: 10.01 }, vlTot: { de: 20, para: 20.02 } },
  ])
  expect(mudaria({ depois: [linha({ vlTot: '21.00' })] })?.linhas).toMatchObject([
    { vlUnit: { de: 10, para: 10 }, vlTot: { de: 20, para: 21 } },
  ])
})

it('VEN-02 o que a própria mudança toca não se pergunta; o que saiu e o que entrou também não', () => {
  const depois = [linha({ vlUnit: '12', vlTot: '24' })]
  expect(mudaria({ depois, tocada: (chave) => chave === 'linha-001' })).toBeNull()
  expect(mudaria({ depois: [], tocada: () => true })).toBeNull()
  expect(mudaria({ depois: [linha(), linha({ chave: 'linha-002', vlUnit: '99' })] })).toBeNull()
})

it.each([
  ['sai', [linha(), brinde(2)], [linha()], { de: 2, para: 0 }],
  ['entra', [linha()], [linha(), brinde(1)], { de: 0, para: 1 }],
  ['é outro tanto', [linha(), brinde(2)], [linha(), brinde(3)], { de: 2, para: 3 }],
])('VEN-02 o brinde que %s', (_, antes, depois, quantos) => {
  expect(mudaria({ antes, depois })?.brindes).toEqual([{ idExibicao: '10001', descNF: 'Café', ...quantos }])
})

it('VEN-02 o brinde que só custa outro tanto não é de ninguém', () => {
  expect(mudaria({ antes: [brinde(2)], depois: [{ ...brinde(2), vlUnit: '9' }] })).toBeNull()
})

it.each([
  ['o cupom que cai', { totais: { antes: { ...TOTAIS, cupom: 5 }, depois: TOTAIS } }],
  ['o frete que muda', { totais: { antes: TOTAIS, depois: { ...TOTAIS, frete: 9 } } }],
  ['o que não se vende mais', { semVenda: [linha()] }],
])('VEN-02 pergunta-se por %s', (_, fatos) => {
  expect(mudaria(fatos)).not.toBeNull()
})

it('VEN-02 o total, sozinho, é o da própria mudança', () => {
  expect(mudaria({ totais: { antes: TOTAIS, depois: { ...TOTAIS, vlTot: 30 } } })).toBeNull()
})
