import { DESDE_SEMPRE, posicaoDoLog } from '@balcao/dominio/posicao'
import type { SituacaoDaReplica } from '@balcao/dominio/saude/replicas'
import { expect, it } from 'vitest'
import {
  aposOlhar,
  MAIOR_ATRASO_MS,
  NUNCA_VISTA,
  type QuemLe,
  quemLe,
  type VistaDaReplica,
} from './quem-le.ts'

const em = (lugar: number) => posicaoDoLog(`0/${lugar.toString(16)}`)
const replica = (aplicou: number, nasceu = 'ontem') => ({ soLe: true, aplicou: em(aplicou), nasceu })
const primario = (posicao: number, linha = '1') => ({ posicao: em(posicao), linha })
const PROMOVIDA = { soLe: false, aplicou: em(90), nasceu: 'ontem' }

type Olhada = [segundos: number, VistaDaReplica, ReturnType<typeof primario> | null]
const atraso = MAIOR_ATRASO_MS / 1000

it.each<[string, Olhada[], SituacaoDaReplica]>([
  ['em dia', [[0, replica(100), primario(100)]], 'BOA'],
  ['um pouco atrás, logo que se começa', [[0, replica(99), primario(100)]], 'ATRASADA'],
  [
    'alcançou onde o primário estava',
    [
      [0, replica(99), primario(100)],
      [1, replica(100), primario(120)],
    ],
    'BOA',
  ],
  ['não responde', [[0, null, primario(100)]], 'FORA'],
  [
    'voltou a responder',
    [
      [0, null, primario(100)],
      [1, replica(100), primario(100)],
    ],
    'BOA',
  ],
  [
    'promovida',
    [
      [0, replica(100), primario(100)],
      [1, PROMOVIDA, primario(100)],
    ],
    'PRIMARIO',
  ],
  ['nada aplicou ainda', [[0, { ...replica(0), aplicou: null }, primario(100)]], 'ATRASADA'],
  [
    'parada, mas ainda pode',
    [
      [0, replica(100), primario(100)],
      [1, replica(100), primario(200)],
      [1 + atraso, replica(100), primario(300)],
    ],
    'BOA',
  ],
  [
    'parada há tempo demais',
    [
      [0, replica(100), primario(100)],
      [1, replica(100), primario(200)],
      [2 + atraso, replica(100), primario(300)],
    ],
    'ATRASADA',
  ],
  [
    'parada com o primário parado',
    [
      [0, replica(100), primario(100)],
      [60, replica(100), primario(100)],
    ],
    'BOA',
  ],
  [
    'o primário não responde',
    [
      [0, replica(100), primario(100)],
      [1, replica(100), null],
    ],
    'BOA',
  ],
  [
    'o primário não responde há tempo demais',
    [
      [0, replica(100), primario(100)],
      [1 + atraso, replica(100), null],
    ],
    'ATRASADA',
  ],
  ['ninguém viu o primário ainda', [[0, replica(100), null]], 'ATRASADA'],
  ['tem o que o primário não tem', [[0, replica(101), primario(100)]], 'OUTRA_HISTORIA'],
  [
    'tem o que o primário não tem, e ele passou por ela',
    [
      [0, replica(150), primario(100, '2')],
      [1, replica(150), primario(200, '2')],
    ],
    'OUTRA_HISTORIA',
  ],
  [
    'refeita e ligada de novo',
    [
      [0, replica(150), primario(100, '2')],
      [1, null, primario(110, '2')],
      [2, replica(120, 'hoje'), primario(120, '2')],
    ],
    'BOA',
  ],
  [
    'o primário é outro, e ela ainda não o segue',
    [
      [0, replica(100), primario(100)],
      [1, replica(100), primario(120, '2')],
    ],
    'ATRASADA',
  ],
  [
    'o primário é outro, e ela chegou até ele',
    [
      [0, replica(100), primario(100)],
      [1, replica(100), primario(120, '2')],
      [2, replica(120), primario(130, '2')],
    ],
    'BOA',
  ],
])('ESC-03 uma réplica que %s', (_caso, olhadas, esperada) => {
  const estado = olhadas.reduce(
    (antes, [segundos, vista, doPrimario]) => aposOlhar(antes, vista, doPrimario, segundos * 1000),
    NUNCA_VISTA,
  )
  expect(estado.situacao).toBe(esperada)
})

it('ESC-03 o atraso é desde a mais antiga posição do primário que ela não tem', () => {
  const olhadas: Olhada[] = [
    [0, replica(100), primario(100)],
    [1, replica(100), primario(110)],
    [3, replica(100), primario(130)],
    [4, replica(110), primario(140)],
  ]
  const atrasos: number[] = []
  olhadas.reduce((antes, [segundos, vista, doPrimario]) => {
    const depois = aposOlhar(antes, vista, doPrimario, segundos * 1000)
    atrasos.push(depois.atrasoMs)
    return depois
  }, NUNCA_VISTA)
  expect(atrasos).toEqual([0, 0, 2_000, 1_000])
})

const boa = (aplicou: number) => ({ situacao: 'BOA' as const, aplicou: em(aplicou) })
const ruim = (situacao: SituacaoDaReplica) => ({ situacao, aplicou: em(500) })

it.each<[string, Parameters<typeof quemLe>, QuemLe]>([
  ['não há réplica', [[], DESDE_SEMPRE], { quem: 'PRIMARIO' }],
  ['quem nada gravou', [[boa(100)], DESDE_SEMPRE], { quem: 'REPLICA', qual: 0 }],
  ['quem gravou o que ela já tem', [[boa(100)], em(100)], { quem: 'REPLICA', qual: 0 }],
  ['quem gravou o que ela ainda não tem', [[boa(100)], em(101)], { quem: 'ESPERAR', qual: 0 }],
  ['uma tem, a outra não', [[boa(100), boa(101)], em(101)], { quem: 'REPLICA', qual: 1 }],
  ['as duas têm', [[boa(100), boa(100)], em(100), 0], { quem: 'REPLICA', qual: 0 }],
  ['as duas têm, na vez da outra', [[boa(100), boa(100)], em(100), 3], { quem: 'REPLICA', qual: 1 }],
  ['fora', [[ruim('FORA')], DESDE_SEMPRE], { quem: 'PRIMARIO' }],
  ['promovida', [[ruim('PRIMARIO')], DESDE_SEMPRE], { quem: 'PRIMARIO' }],
  ['atrasada', [[ruim('ATRASADA')], em(1)], { quem: 'PRIMARIO' }],
  ['de outra história', [[ruim('OUTRA_HISTORIA')], em(1)], { quem: 'PRIMARIO' }],
  ['uma fora, a outra boa', [[ruim('FORA'), boa(100)], em(100), 4], { quem: 'REPLICA', qual: 1 }],
])('ESC-03 %s', (_caso, pergunta, esperado) => {
  expect(quemLe(...pergunta)).toEqual(esperado)
})
