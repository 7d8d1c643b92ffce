import { describe, expect, it } from 'vitest'
import { emJson, MAUS_MODOS, usarServicoDeFora } from '../../../test/servico-de-fora.ts'
import { textoOuNada } from './de-fora.ts'
import { pedirJson, ServicoForaDoAlcance } from './pedir-json.ts'

const servico = usarServicoDeFora()
const pedir = (parte: Partial<Parameters<typeof pedirJson>[0]> = {}) =>
  pedirJson({ url: servico.endereco, prazoMs: 5_000, repetivel: true, ...parte })

describe('pedir a um serviço de fora', () => {
  it('com corpo é um POST, sem ele um GET', async () => {
    servico.atender = emJson({ certo: true })
    expect(await pedir()).toEqual({ status: 200, corpo: { certo: true } })
    await pedir({ url: `${servico.endereco}/a/b`, corpo: { x: 1 } })
    expect(servico.recebidos).toEqual([
      { metodo: 'GET', caminho: '/', corpo: undefined },
      { metodo: 'POST', caminho: '/a/b', corpo: { x: 1 } },
    ])
  })

  it.each([400, 404, 422])('a recusa %i vem com o que diz, e não se repete', async (status) => {
    servico.atender = emJson({ message: 'não' }, status)
    expect(await pedir()).toEqual({ status, corpo: { message: 'não' } })
    expect(servico.recebidos).toHaveLength(1)
  })

  it.each([
    [true, 2],
    [false, 1],
  ])(
    'repetível? %s: de um erro do servidor, e de uma conexão perdida, %i tentativa(s)',
    async (repetivel, vezes) => {
      servico.atender = emJson({}, 503)
      expect((await pedir({ repetivel })).status).toBe(503)
      expect(servico.recebidos).toHaveLength(vezes)
      servico.recebidos.length = 0
      servico.atender = (resposta) => resposta.destroy()
      await expect(pedir({ repetivel })).rejects.toThrow(ServicoForaDoAlcance)
      expect(servico.recebidos).toHaveLength(vezes)
    },
  )

  it('a segunda tentativa vale', async () => {
    servico.atender = (resposta, recebido) =>
      servico.recebidos.length === 1 ? resposta.destroy() : emJson({ ok: 1 })(resposta, recebido)
    expect(await pedir()).toEqual({ status: 200, corpo: { ok: 1 } })
  })

  it.each(['cortada no meio', 'sem resposta', 'grande demais', 'para outro lugar'])(
    'resposta %s: fora do alcance',
    async (modo) => {
      servico.atender = MAUS_MODOS[modo] ?? servico.atender
      await expect(pedir()).rejects.toThrow(ServicoForaDoAlcance)
    },
  )

  it('quem não responde a tempo está fora do alcance, e não se tenta de novo', async () => {
    servico.atender = () => {}
    await expect(pedir({ prazoMs: 100 })).rejects.toThrow(ServicoForaDoAlcance)
    expect(servico.recebidos).toHaveLength(1)
  })

  it('quem começa a responder e não acaba, também', async () => {
    servico.atender = (resposta) => void resposta.writeHead(200).write('{')
    await expect(pedir({ prazoMs: 100 })).rejects.toThrow(ServicoForaDoAlcance)
  })

  it('um endereço onde não há ninguém', async () => {
    await expect(pedir({ url: 'http://127.0.0.1:9/' })).rejects.toThrow(ServicoForaDoAlcance)
  })

  it('o que não é JSON não tem corpo', async () => {
    servico.atender = (resposta) => resposta.end('OK')
    expect(await pedir()).toEqual({ status: 200, corpo: undefined })
  })
})

it.each([
  [`${'a'.repeat(299)}😀`, 'a'.repeat(299)],
  ['  com espaços ', 'com espaços'],
  [' ', null],
  [undefined, null],
])(
  'SEG-04 o texto de um serviço de fora vem aparado, cortado sem partir um caractere, ou nada',
  (veio, fica) => {
    expect(textoOuNada.parse(veio)).toBe(fica)
  },
)
