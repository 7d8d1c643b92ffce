import { somarMinutosUteis } from '@balcao/dominio/prazos/calendario'
import { avancarEtapa, finalizarTicket, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { calendarioDaFilial } from '../../filiais/queries.ts'
import { feriado } from '../../filiais/tabelas.ts'
import { aoPausar, prazosAoAbrir } from './prazos.ts'

const fluxo = usarFluxo()
const banco = () => fluxo.teste.negocio().banco

describe('calendarioDaFilial', () => {
  it('Prazos: expediente da filial, feriados de todas e os seus', async () => {
    const [minha, outra] = [await fluxo.filialDoOperador(0), await fluxo.filialDoOperador(1)]
    await banco()
      .insert(feriado)
      .values([
        { data: '2031-03-19', nome: 'Padroeiro', filialId: minha },
        { data: '2031-06-24', nome: 'Padroeiro', filialId: outra },
        { data: '2031-07-01', nome: 'Balanço', filialId: null },
      ])
    const { expediente, feriados } = await calendarioDaFilial(banco(), minha)
    expect(expediente).toContainEqual({ diaDaSemana: 1, inicio: '08:00', fim: '12:00' })
    expect(expediente).toHaveLength(10)
    expect(['2031-03-19', '2031-06-24', '2031-07-01'].map((dia) => feriados.has(dia))).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('prazos de um ticket', () => {
  const DIA = 86_400_000
  const ha = (dias: number) => new Date(fluxo.teste.agora().getTime() - dias * DIA)

  const noAtraso = async (etapa: string, abertoEm: Date) => {
    const filialId = await fluxo.filialDoOperador(0)
    const prazos = await prazosAoAbrir(banco(), filialId, await fluxo.tipoDe('ATRASO_ENTREGA'), abertoEm)
    return fluxo.abrir({ tipo: 'ATRASO_ENTREGA', etapa, campos: { ...prazos, abertoEm } })
  }

  it('Prazos: entrar na espera pelo cliente para os dois relógios', async () => {
    const { id } = await noAtraso('Rastreio com a transportadora', ha(0))
    const antes = await fluxo.linha(id)
    await fluxo.agir(avancarEtapa, id)
    expect(await fluxo.etapaDe(id)).toBe('Confirmação com o cliente')
    const tipo = await fluxo.tipoDe('ATRASO_ENTREGA')
    const parado = await fluxo.linha(id)
    expect(parado).toMatchObject({
      pausadoEm: parado.atualizadoEm,
      minutosRestantesResposta: tipo.minutosResposta,
      minutosRestantesSolucao: tipo.minutosSolucao,
      prazoRespostaEm: antes.prazoRespostaEm,
      prazoSolucaoEm: antes.prazoSolucaoEm,
    })
  })

  it('Prazos: sair da espera dá de volta os minutos que restavam', async () => {
    const { id } = await noAtraso('Confirmação com o cliente', ha(15))
    await fluxo.mudar(id, await aoPausar(banco(), await fluxo.linha(id), ha(14.98)))
    const parado = await fluxo.linha(id)
    await fluxo.agir(retrocederEtapa, id, { observacao: 'O cliente respondeu' })
    const andando = await fluxo.linha(id)
    expect(andando).toMatchObject({
      pausadoEm: null,
      minutosRestantesResposta: null,
      minutosRestantesSolucao: null,
    })
    const calendario = await calendarioDaFilial(banco(), andando.filialId)
    const desde = minuto(andando.atualizadoEm)
    const depois = (minutos: number | null) => somarMinutosUteis(calendario, desde, minutos ?? 0)
    expect(andando.prazoRespostaEm).toEqual(depois(parado.minutosRestantesResposta))
    expect(andando.prazoSolucaoEm).toEqual(depois(parado.minutosRestantesSolucao))
    expect(parado.minutosRestantesSolucao).toBeGreaterThan(0)
  })

  it('Prazos: finalizar não mexe nos prazos, que ficam para dizer se foram cumpridos', async () => {
    const { id } = await noAtraso('Rastreio com a transportadora', ha(0))
    const antes = await fluxo.linha(id)
    await fluxo.agir(finalizarTicket, id, { motivo: await fluxo.motivo('Cliente desistiu') })
    expect(await fluxo.linha(id)).toMatchObject({
      prazoRespostaEm: antes.prazoRespostaEm,
      prazoSolucaoEm: antes.prazoSolucaoEm,
      pausadoEm: null,
    })
  })
})

function minuto(instante: Date): Date {
  return new Date(Math.floor(instante.getTime() / 60_000) * 60_000)
}
