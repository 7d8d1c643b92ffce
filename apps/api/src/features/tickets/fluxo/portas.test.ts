import { TIPOS } from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import {
  arquivarTicket,
  avancarEtapa,
  finalizarTicket,
  reabrirTicket,
  reclassificarTicket,
  retrocederEtapa,
} from '@balcao/dominio/tickets/fluxo/contratos'
import { arquivarVarios, encaminharVarios } from '@balcao/dominio/tickets/lista/contratos'
import { requisitos } from '@balcao/dominio/tickets/requisitos/catalogo'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { motivoFinalizacao } from '../nucleo/tabelas-catalogo.ts'

const fluxo = usarFluxo()
const PORTAS = TIPOS.flatMap(({ chave, etapas }) =>
  etapas.flatMap(({ nome, requisito, saidas }) =>
    requisito || saidas?.some(({ condicao }) => condicao === 'ESCOLHA')
      ? [{ tipo: chave, etapa: nome, exige: requisito ?? 'ETAPA_CONDICIONAL' }]
      : [],
  ),
)
let desistir: number

beforeAll(async () => {
  desistir = await fluxo.motivo('Cliente desistiu')
})

const abrir = ({ tipo, etapa }: { tipo: string; etapa: string }) =>
  fluxo.abrir({
    tipo,
    etapa,
    itens: 1,
    partes: { prorrogacao: { responsavel: 'REPRESENTANTE', diasAtraso: 5 } },
  })

describe('portas', () => {
  it('TIC-10 o catálogo tem uma porta de cada tipo', () => {
    expect(new Set(PORTAS.map(({ exige }) => exige))).toEqual(new Set([...requisitos, 'ETAPA_CONDICIONAL']))
  })

  it.each(PORTAS)('TIC-10 $tipo, “$etapa”: nenhum caminho passa sem $exige', async (porta) => {
    const { id } = await abrir(porta)
    const inicio = await fluxo.linha(id)
    const continuaAli = async () =>
      expect(await fluxo.linha(id)).toMatchObject({
        etapaId: inicio.etapaId,
        percurso: inicio.percurso,
        finalizadoEm: null,
        arquivadoEm: null,
      })

    const avanco = await fluxo.agir(avancarEtapa, id, { observacao: 'Só avance' })
    expect([avanco.status, avanco.erro.exige]).toEqual([422, porta.exige])
    await continuaAli()

    const { banco } = fluxo.teste.negocio()
    const concluem = await banco
      .select()
      .from(motivoFinalizacao)
      .where(and(eq(motivoFinalizacao.tipoId, inicio.tipoId), eq(motivoFinalizacao.conclui, true)))
    expect(concluem.length).toBeGreaterThan(0)
    for (const motivo of concluem) {
      const fim = await fluxo.agir(finalizarTicket, id, { motivo: motivo.id, observacao: 'Concluído' })
      expect([fim.status, fim.erro.codigo]).toEqual([409, 'ETAPA_NAO_PERMITE_FINALIZAR'])
    }
    await continuaAli()

    expect((await fluxo.agir(arquivarTicket, id)).erro.codigo).toBe('TICKET_EM_ABERTO')
    const token = await fluxo.teste.tokenDe('GERENTE')
    const arquivo = await fluxo.teste.chamar(arquivarVarios, { corpo: { tickets: [{ id }] }, token })
    expect(arquivo.corpo.feitos).toBe(0)
    await continuaAli()

    const corpo = { tickets: [{ id }], setor: await fluxo.idDoSetor('Financeiro'), mensagem: '' }
    await fluxo.teste.chamar(encaminharVarios, { corpo, token })
    expect((await fluxo.agir(avancarEtapa, id)).erro.exige).toBe(porta.exige)
    await continuaAli()

    expect((await fluxo.agir(finalizarTicket, id, { motivo: desistir })).status).toBe(200)
    expect((await fluxo.agir(avancarEtapa, id)).erro.codigo).toBe('TICKET_FINALIZADO')
    expect((await fluxo.agir(reabrirTicket, id)).status).toBe(200)
    await continuaAli()
    expect((await fluxo.agir(avancarEtapa, id)).erro.exige).toBe(porta.exige)
  })

  it.each(PORTAS)('TIC-10 $tipo, “$etapa”: mudar de tipo e voltar recomeça o caminho', async (porta) => {
    const { id } = await abrir(porta)
    const { tipoId, etapaId } = await fluxo.linha(id)
    const elogio = await fluxo.tipoDe('ELOGIO')
    expect((await fluxo.agir(reclassificarTicket, id, { idTipo: elogio.id })).status).toBe(200)
    const volta = await fluxo.agir(reclassificarTicket, id, { idTipo: tipoId, transportadora_id: 1 })
    const linha = await fluxo.linha(id)
    if (volta.status === 200) {
      const primeira = TIPOS.find(({ chave }) => chave === porta.tipo)?.etapas[0]?.nome
      expect([await fluxo.etapaDe(id), linha.percurso]).toEqual([primeira, []])
    } else expect([volta.erro.codigo, linha.tipoId]).toEqual(['FALTAM_DADOS_PARA_O_TIPO', elogio.id])
    expect(linha.percurso).not.toContain(etapaId)
  })

  it('TIC-10 voltar e avançar passa de novo por cada porta', async () => {
    const { id } = await abrir({ tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Conferência do recebimento' })
    await fluxo.agir(retrocederEtapa, id, { observacao: 'a' })
    expect((await fluxo.agir(avancarEtapa, id)).erro.exige).toBe('ENVIAR_NFD')
    await fluxo.agir(retrocederEtapa, id, { observacao: 'a' })
    expect((await fluxo.agir(avancarEtapa, id)).erro.exige).toBe('ANALISE_DEVOLUCAO')
  })
})
