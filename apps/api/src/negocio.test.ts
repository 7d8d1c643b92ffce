import { describe, expect, it } from 'vitest'
import { NADA_SE_SEGUE } from '../test/nada-se-segue.ts'
import { type Caso, contarAosOutros, type Negocio, type Seguimentos } from './negocio.ts'
import type { Tx } from './platform/banco/conexao.ts'
import { doSistema } from './platform/banco/historico.ts'

describe('contarAosOutros', () => {
  const tx = {} as Tx
  const com = (seguimentos: Seguimentos): Caso => ({
    negocio: { seguimentos } as Negocio,
    autoria: doSistema(new Date(0), []),
  })

  it('TIC-13 um depois do outro, na ordem escrita, e ninguém de outro fato nem de outro negócio', async () => {
    const ouvidos: unknown[] = []
    const ouvir = (quem: string, demora: number) => async (emQue: Tx, caso: Caso, fato: unknown) => {
      for (let volta = 0; volta < demora; volta++) await Promise.resolve()
      ouvidos.push([quem, emQue === tx, caso, fato])
    }
    const caso = com({
      ...NADA_SE_SEGUE,
      ticketAberto: [ouvir('primeiro', 9), ouvir('segundo', 1)],
      pedidoMudou: [ouvir('de outro fato', 1)],
    })
    await contarAosOutros(tx, com(NADA_SE_SEGUE), 'ticketAberto', { ticketId: 1 })
    expect(ouvidos).toEqual([])
    await contarAosOutros(tx, caso, 'ticketAberto', { ticketId: 2 })
    const ouvido = [true, caso, { ticketId: 2 }]
    expect(ouvidos).toEqual([
      ['primeiro', ...ouvido],
      ['segundo', ...ouvido],
    ])
  })

  it('TIC-13 o que um não pôde desfaz o feito: a falha chega a quem contou, e o seguinte não é chamado', async () => {
    const chamados: string[] = []
    const caso = com({
      ...NADA_SE_SEGUE,
      ticketAberto: [
        () => Promise.reject(new Error('sem estoque')),
        async () => void chamados.push('seguinte'),
      ],
    })
    await expect(contarAosOutros(tx, caso, 'ticketAberto', { ticketId: 1 })).rejects.toThrow('sem estoque')
    expect(chamados).toEqual([])
  })
})
