import {
  type EtapaDePartida,
  STATUS,
  TIPOS,
  type TipoDePartida,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { CondicaoDeEtapa } from '@balcao/dominio/tickets/etapas'
import { avancarEtapa, finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import type { Requisito } from '@balcao/dominio/tickets/requisitos/catalogo'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { autorizarTudo, nfdDoTicket } from '../../../../test/nfd-do-ticket.ts'
import { xmlDeNfd } from '../../../../test/xml-de-nfd.ts'
import {
  motivoAnalise,
  motivoFinalizacao,
  ticketEtapaCondicional,
  ticketStatus,
} from '../nucleo/tabelas-catalogo.ts'

const fluxo = usarFluxo()
const banco = () => fluxo.teste.negocio().banco

type Caminho = {
  tipo: string
  de: string
  para: string
  requisito: Requisito | undefined
  por: CondicaoDeEtapa | undefined
  descricao: string
}

const PEDE_ESCOLHA = ({ saidas = [] }: EtapaDePartida) =>
  saidas.some(({ condicao }) => condicao === 'ESCOLHA')

/** Every way out of every step: the next of the row, where nothing has to be chosen, and each detour. */
function caminhosDe({ chave, etapas }: TipoDePartida): Caminho[] {
  return etapas.flatMap((etapa, i) => {
    const comum = { tipo: chave, de: etapa.nome, requisito: etapa.requisito }
    const seguinte = etapas.slice(i + 1).find(({ desvio }) => !desvio)
    const emFrente =
      seguinte && !etapa.desvio && !PEDE_ESCOLHA(etapa)
        ? [{ ...comum, para: seguinte.nome, por: undefined, descricao: 'em frente' }]
        : []
    return [
      ...emFrente,
      ...(etapa.saidas ?? []).map(({ condicao, descricao, para }) => ({
        ...comum,
        para,
        por: condicao,
        descricao,
      })),
    ]
  })
}

const CAMINHOS = TIPOS.flatMap(caminhosDe)
const FINS = TIPOS.flatMap(({ chave, etapas, finalizacao }) =>
  etapas
    .filter(({ permiteFinalizar }) => permiteFinalizar)
    .flatMap(({ nome }) =>
      finalizacao.map(({ descricao }) => ({ tipo: chave, etapa: nome, motivo: descricao })),
    ),
)

const abrirEm = (tipo: string, etapa: string) =>
  fluxo.abrir({
    tipo,
    etapa,
    itens: 1,
    ...(tipo === 'PRORROGACAO_BOLETO' && {
      partes: { prorrogacao: { responsavel: 'TRANSPORTADORA' as const, diasAtraso: 5 } },
    }),
  })

const zeros = { qtd_outra_marca: 0, qtd_falta: 0, qtd_avaria: 0, qtd_quebra_direta: 0 }

type Resposta = Record<string, unknown>

/** What each step asks for, answered so that the ticket takes that way. */
const RESPOSTAS: Record<
  Exclude<Requisito, 'ENVIAR_NFD'>,
  (itens: number[], por: CondicaoDeEtapa | undefined) => Promise<Resposta> | Resposta
> = {
  ANALISE_DEVOLUCAO: async (itens, por) => {
    const [motivo] = await banco().select().from(motivoAnalise).limit(1)
    const nega = por === 'NADA_AUTORIZADO' ? 5 : 0
    return {
      analise: itens.map((id) => ({
        ...{ id, ...zeros, motivo_analise_id: motivo?.id },
        qtd_fora_prazo: nega,
        qtd_autorizada: 5 - nega,
      })),
    }
  },
  CHECKIN_DEVOLUCAO: (itens, por) => ({
    checkin: itens.map((id) =>
      por === 'DIVERGENCIA_NO_RECEBIMENTO'
        ? { id, qtd_recebida: 0, obs: 'O volume não chegou.' }
        : { id, qtd_recebida: 5 },
    ),
  }),
  ANALISE_CONTROLADORIA: () => ({ controladoria: { parecer: 'De acordo.' } }),
  PRORROGACAO_LOGISTICA: () => ({ logistica: { dias_confirmados: 1, parecer: 'Foi a transportadora.' } }),
  PRORROGACAO_FINANCEIRO: (_itens, por) => ({
    financeiro:
      por === 'PRORROGACAO_NEGADA'
        ? { aprovado: false, parecer: 'Sem acordo.' }
        : {
            aprovado: true,
            parecer: 'De acordo.',
            nova_data_vencimento: somarDias(hojeEm(fluxo.teste.agora()), 20),
          },
  }),
}

async function seguir(id: number, { requisito, por, descricao }: Caminho) {
  const itens = (await fluxo.itens(id)).map((item) => item.id)
  if (requisito === 'ENVIAR_NFD') {
    await autorizarTudo(fluxo.teste, id)
    const { partes, compra } = await nfdDoTicket(fluxo.teste, id)
    const bytes = xmlDeNfd({ ...partes, referenciadas: [compra], numero: 1_000 + id })
    return fluxo.enviar(avancarEtapa, id, {}, { nome: 'devolucao.xml', bytes })
  }
  if (requisito === 'CHECKIN_DEVOLUCAO') await autorizarTudo(fluxo.teste, id)
  if (requisito) return fluxo.agir(avancarEtapa, id, await RESPOSTAS[requisito](itens, por))
  if (por !== 'ESCOLHA') return fluxo.agir(avancarEtapa, id)
  const { etapaId } = await fluxo.linha(id)
  const [saida] = await banco()
    .select()
    .from(ticketEtapaCondicional)
    .where(and(eq(ticketEtapaCondicional.etapaId, etapaId), eq(ticketEtapaCondicional.descricao, descricao)))
  return fluxo.agir(avancarEtapa, id, { condicional: saida?.id })
}

describe('os caminhos de todos os tipos da demonstração', () => {
  it('TIC-10 são de todos os tipos, e passam por todos os requisitos', () => {
    expect(new Set(FINS.map(({ tipo }) => tipo)).size).toBe(TIPOS.length)
    expect(new Set(CAMINHOS.flatMap(({ requisito }) => requisito ?? []))).toEqual(
      new Set([...Object.keys(RESPOSTAS), 'ENVIAR_NFD']),
    )
  })

  it.each(CAMINHOS)('TIC-10 TIC-11 $tipo: de “$de” a “$para”, $descricao', async (caminho) => {
    const { id } = await abrirEm(caminho.tipo, caminho.de)
    const { status, corpo } = await seguir(id, caminho)
    const frase = `Avançou de “${caminho.de}” para “${caminho.para}”.`
    expect([status, corpo.message]).toEqual([200, frase])
    const destino = TIPOS.find(({ chave }) => chave === caminho.tipo)?.etapas.find(
      ({ nome }) => nome === caminho.para,
    )
    const linha = await fluxo.linha(id)
    const [situacao] = await banco().select().from(ticketStatus).where(eq(ticketStatus.id, linha.statusId))
    expect({
      etapa: await fluxo.etapaDe(id),
      setor: await fluxo.nomeDoSetor(linha.setorId),
      status: situacao?.label,
    }).toEqual({
      etapa: caminho.para,
      setor: destino?.setor,
      status: STATUS[destino?.status ?? 'aberto'].label,
    })
    const entrada = await fluxo.ultimaEntrada(id)
    expect([entrada.tipo, entrada.mensagem]).toEqual(['PRIVADO', expect.stringContaining(frase)])
  })

  it.each(FINS)('TIC-10 $tipo: em “$etapa” se finaliza com “$motivo”', async ({ tipo, etapa, motivo }) => {
    const { id } = await abrirEm(tipo, etapa)
    const [escolhido] = await banco()
      .select()
      .from(motivoFinalizacao)
      .where(
        and(
          eq(motivoFinalizacao.tipoId, (await fluxo.tipoDe(tipo)).id),
          eq(motivoFinalizacao.descricao, motivo),
        ),
      )
    const { status } = await fluxo.agir(finalizarTicket, id, {
      motivo: escolhido?.id,
      mensagem: 'Combinado.',
    })
    expect(status).toBe(200)
    expect((await fluxo.ultimaEntrada(id)).mensagem).toBe(`Finalizou o ticket: ${motivo}.\nCombinado.`)
  })
})
