import { describe, expect, it } from 'vitest'
import { itemDe, notaDe, TIPO, ticketNovo } from '../../../../teste/notas-do-ticket-novo.tsx'
import type { TicketNovo } from './ticket-novo.ts'
import { comPasso, transportadorasDasNotas } from './transportadora-proposta.ts'

const RAPIDA = { id: 8, razSoc: 'Rápida Cargas' }
const LEVE = { id: 9, razSoc: 'Leve Transportes' }
const porNota = { ...TIPO, usa_nota: 2, usa_nota_produto: 0, usa_transportadora: 1 }
const porProduto = { ...TIPO, usa_nota: 0, usa_nota_produto: 2, usa_transportadora: 1 }
const daNota = (id: number, transportadora: typeof RAPIDA | null) => notaDe(id, { transportadora })
const doItem = (id: number, transportadora?: typeof RAPIDA | null) =>
  itemDe(id, { nota: { id, numNf: id, transportadora } })

describe('NOV-10 a transportadora da nota é proposta', () => {
  it.each<[string, Partial<TicketNovo>, (typeof RAPIDA)[]]>([
    ['das notas', { tipo: porNota, notas: [daNota(1, RAPIDA)] }, [RAPIDA]],
    ['dos produtos', { tipo: porProduto, itens: [doItem(1, RAPIDA), doItem(2, RAPIDA)] }, [RAPIDA]],
    ['de várias', { tipo: porNota, notas: [daNota(1, RAPIDA), daNota(2, LEVE)] }, [RAPIDA, LEVE]],
    ['de nota sem transportadora', { tipo: porNota, notas: [daNota(1, null)] }, []],
    ['de rascunho antigo', { tipo: porProduto, itens: [doItem(1)] }, []],
    ['de notas que o tipo não pede', { tipo: porProduto, notas: [daNota(1, RAPIDA)] }, []],
    ['de produtos que o tipo não pede', { tipo: porNota, itens: [doItem(1, RAPIDA)] }, []],
  ])('NOV-10 %s', (_, novo, esperadas) => {
    expect(transportadorasDasNotas(ticketNovo(novo))).toEqual(esperadas)
  })

  const comNota = ticketNovo({ tipo: porNota, notas: [daNota(1, RAPIDA)] })

  it('NOV-10 ao chegar ao passo, e só a ele', () => {
    expect(comPasso(comNota, 'DETALHES')).toEqual({ ...comNota, passo: 'DETALHES' })
    expect(comPasso(comNota, 'TRANSPORTADORA')).toMatchObject({
      passo: 'TRANSPORTADORA',
      transportadora: RAPIDA,
    })
  })

  it('NOV-10 o que a pessoa escolheu fica; o proposto acompanha as notas', () => {
    expect(comPasso({ ...comNota, transportadora: LEVE }, 'TRANSPORTADORA').transportadora).toEqual(LEVE)
    const proposta = comPasso(comNota, 'TRANSPORTADORA')
    const outraNota = comPasso({ ...proposta, notas: [daNota(2, LEVE)] }, 'TRANSPORTADORA')
    expect(outraNota.transportadora).toEqual(LEVE)
    const duas = comPasso({ ...proposta, notas: [daNota(1, RAPIDA), daNota(2, LEVE)] }, 'TRANSPORTADORA')
    expect(duas.transportadora).toBeNull()
  })
})
