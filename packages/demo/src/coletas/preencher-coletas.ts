import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { coleta, coletaTicket } from '@balcao/api/src/features/coletas/tabelas.ts'
import { ticket, ticketHistorico } from '@balcao/api/src/features/tickets/nucleo/tabelas.ts'
import type { Executor, Tx } from '@balcao/api/src/platform/banco/conexao.ts'
import { registrarHistorico } from '@balcao/api/src/platform/banco/historico.ts'
import { repartirEmOrdens } from '@balcao/dominio/coletas/regras'
import {
  type AcaoDaColeta,
  numeroDaColeta,
  type SituacaoDaColeta,
  type TipoDeResponsavel,
} from '@balcao/dominio/coletas/situacoes'
import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { eq, sql } from 'drizzle-orm'
import { CONTAS_DEMO } from '../acesso/contas.ts'

const COLETAS_PASSADAS = 12
const DIAS_ATE_A_COLETA = 2
const MOTIVO = 'O cliente pediu para remarcar.'

type Candidato = {
  id: number
  versao: number
  filialId: number
  ibge: string
  cidade: string
  uf: string
  representanteId: number | null
  representante: string | null
  transportadoraId: number | null
  transportadora: string | null
  /** Since when the goods were awaited, and until when: the check-in, or now. */
  desde: Date
  ate: Date
  chegou: boolean
}

/** COL-01 Orders in every state: fetched long ago, on their way, to be fetched, cancelled; most tickets still await one. */
export async function preencherColetas(tx: Executor, agora: Date): Promise<void> {
  const contas = await contasDaDemo(tx)
  const candidatos = await lerCandidatos(tx, agora)
  const passados = candidatos.filter(({ chegou }) => chegou).slice(-COLETAS_PASSADAS)
  const parados = candidatos.filter(({ chegou }) => !chegou)
  const daConta = parados
    .filter(({ representanteId }) => representanteId === contas.representante)
    .slice(0, 2)
  const outros = parados.filter((candidato) => !daConta.includes(candidato))
  const escolher = (resto: number, de: number) => outros.filter((_, i) => i % de === resto)
  const ordens = [
    ...repartir(alternados(passados, 0), 'transportadora', 'CONFIRMADA'),
    ...repartir(alternados(passados, 1), 'representante', 'CONFIRMADA'),
    ...repartir(escolher(2, 10), 'transportadora', 'CANCELADA'),
    ...repartir(escolher(4, 10), 'transportadora', 'CONFIRMADA'),
    ...repartir(escolher(6, 10), 'representante', 'GERADA'),
    ...repartir(escolher(8, 10), 'transportadora', 'GERADA'),
    ...repartir(daConta, 'representante', 'GERADA'),
  ]
  // Numbered as they would have been: the oldest first.
  for (const ordem of ordens.toSorted((a, b) => a.geradaEm.getTime() - b.geradaEm.getTime()))
    await gravarOrdem(tx as Tx, ordem, contas.colaborador)
}

const alternados = <T>(lista: readonly T[], resto: number) => lista.filter((_, i) => i % 2 === resto)

async function contasDaDemo(tx: Executor) {
  const ids = new Map(
    (await tx.select({ cpf: colaborador.cpf, id: colaborador.id }).from(colaborador)).map(({ cpf, id }) => [
      cpf,
      id,
    ]),
  )
  const conta = (tipo: string) => ids.get(CONTAS_DEMO.find((demo) => demo.tipo === tipo)?.cpf ?? '') ?? null
  return { colaborador: conta('COLABORADOR'), representante: conta('REPRESENTANTE') }
}

/** Tickets that stand where goods are awaited, and those whose goods came, with who would naturally fetch them. */
async function lerCandidatos(tx: Executor, agora: Date): Promise<Candidato[]> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    with passagem as (
      select h.ticket_id,
        max(h.criado_em) filter (where para.aguarda_coleta) as entrou,
        max(h.criado_em) filter (where de.aguarda_coleta) as saiu
      from ticket_historico h
      left join ticket_etapa para on para.id = (h.dados->>'para')::bigint
      left join ticket_etapa de on de.id = (h.dados->>'de')::bigint
      where h.acao = 'AVANCO'
      group by h.ticket_id)
    select t.id::int, t.versao, t.filial_id::int as filial, c.ibge, c.cidade, c.uf,
      r.id::int as representante_id, r.nome as representante,
      tr.id::int as transportadora_id, tr.razao_social as transportadora,
      case when e.aguarda_coleta then t.movido_em else p.entrou end as desde,
      case when e.aguarda_coleta then null else p.saiu end as saiu,
      e.aguarda_coleta and t.finalizado_em is null and t.arquivado_em is null as parado
    from ticket t
    join ticket_etapa e on e.id = t.etapa_id
    join cliente c on c.id = t.cliente_id
    join passagem p on p.ticket_id = t.id
    left join colaborador r on r.id = c.representante_id and r.ativo
    left join lateral (
      select n.transportadora_id from ticket_item i join nota_fiscal n on n.id = i.nota_id
      where i.ticket_id = t.id and n.transportadora_id is not null order by i.id limit 1) entrega on true
    left join transportadora tr on tr.id = coalesce(t.transportadora_id, entrega.transportadora_id) and tr.ativa
    where exists (select 1 from ticket_item i where i.ticket_id = t.id
        and i.quantidade_autorizada > case when e.aguarda_coleta then coalesce(i.quantidade_recebida, 0) else 0 end)
      and (e.aguarda_coleta and t.finalizado_em is null and t.arquivado_em is null or p.saiu > p.entrou)
    order by t.id`)
  return rows.map((linha) => ({
    id: Number(linha.id),
    versao: Number(linha.versao),
    filialId: Number(linha.filial),
    ibge: String(linha.ibge),
    cidade: String(linha.cidade),
    uf: String(linha.uf),
    representanteId: linha.representante_id as number | null,
    representante: linha.representante as string | null,
    transportadoraId: linha.transportadora_id as number | null,
    transportadora: linha.transportadora as string | null,
    desde: new Date(String(linha.desde)),
    ate: linha.saiu ? new Date(String(linha.saiu)) : agora,
    chegou: !linha.parado,
  }))
}

const depoisDe = ({ desde, ate }: Candidato, fracao: number, minutos: number) =>
  new Date(
    desde.getTime() + Math.floor(Math.min((ate.getTime() - desde.getTime()) * fracao, minutos * 60_000)),
  )

type Ordem = {
  tipo: TipoDeResponsavel
  responsavelId: number
  nome: string
  situacao: SituacaoDaColeta
  /** Where it is, and when it happened: those of its first ticket. */
  primeiro: Candidato
  tickets: Candidato[]
  geradaEm: Date
  fimEm: Date
}

function repartir(
  tickets: readonly Candidato[],
  tipo: TipoDeResponsavel,
  situacao: SituacaoDaColeta,
): Ordem[] {
  const comNatural = tickets.map((candidato) => ({
    ...candidato,
    naturalId: tipo === 'representante' ? candidato.representanteId : candidato.transportadoraId,
  }))
  return repartirEmOrdens(comNatural, null).ordens.map(({ responsavelId, tickets: dela }) => {
    const primeiro = dela[0] as Candidato
    return {
      tipo,
      responsavelId,
      nome: String(tipo === 'representante' ? primeiro.representante : primeiro.transportadora),
      situacao,
      primeiro,
      tickets: dela,
      // Soon after the last deed, which was in office hours.
      geradaEm: depoisDe(primeiro, 0.2, 25),
      fimEm: depoisDe(primeiro, 0.6, 80),
    }
  })
}

async function gravarOrdem(tx: Tx, ordem: Ordem, por: number | null): Promise<void> {
  const { tipo, responsavelId, nome, situacao, primeiro, tickets, geradaEm, fimEm } = ordem
  const [gravada] = await tx
    .insert(coleta)
    .values({
      tipo,
      representanteId: tipo === 'representante' ? responsavelId : null,
      transportadoraId: tipo === 'transportadora' ? responsavelId : null,
      responsavelNome: nome,
      filialId: primeiro.filialId,
      ibge: primeiro.ibge,
      cidade: primeiro.cidade,
      uf: primeiro.uf,
      situacao,
      geradaEm,
      dataPrevista: somarDias(hojeEm(geradaEm), DIAS_ATE_A_COLETA),
      criadoEm: geradaEm,
      criadoPor: por,
      atualizadoEm: geradaEm,
    })
    .returning({ id: coleta.id })
  const id = gravada?.id ?? 0
  const contar = (agora: Date, acao: AcaoDaColeta, mensagem: string) =>
    registrarHistorico(
      tx,
      { agora, colaboradorId: por, requisicao: null, ip: null, muda: [] },
      { entidade: 'coleta', entidadeId: id, acao, dados: { mensagem } },
    )
  await contar(geradaEm, 'GERACAO', '')
  if (situacao === 'CONFIRMADA')
    await contar(fimEm, 'CONFIRMACAO', `Coletada em ${formatarData(hojeEm(fimEm))}.`)
  if (situacao === 'CANCELADA') await contar(fimEm, 'CANCELAMENTO', MOTIVO)
  for (const candidato of tickets)
    await gravarLinha(tx, { id, nome, situacao, por, geradaEm, fimEm }, candidato)
}

type Feita = {
  id: number
  nome: string
  situacao: SituacaoDaColeta
  por: number | null
  geradaEm: Date
  fimEm: Date
}

/** The ticket in its order, and the order in the history of a ticket that still stands there. */
async function gravarLinha(tx: Tx, feita: Feita, candidato: Candidato): Promise<void> {
  const { id, situacao, por, fimEm } = feita
  const confirmada = situacao === 'CONFIRMADA'
  await tx.insert(coletaTicket).values({
    coletaId: id,
    ticketId: candidato.id,
    situacao,
    coletadaEm: confirmada ? hojeEm(fimEm) : null,
    confirmadaEm: confirmada ? fimEm : null,
    confirmadaPor: confirmada ? por : null,
    observacao: situacao === 'CANCELADA' ? MOTIVO : null,
    encerradaEm: situacao === 'CANCELADA' ? fimEm : candidato.chegou ? candidato.ate : null,
  })
  if (candidato.chegou) return
  const entradas = entradasDe(feita, candidato)
  await tx.insert(ticketHistorico).values(
    entradas.map((entrada, i) => ({
      ...entrada,
      ticketId: candidato.id,
      tipo: 'PRIVADO' as const,
      colaboradorId: por,
      versao: candidato.versao + i + 1,
      dados: { coleta: id },
    })),
  )
  const ultima = entradas.at(-1)?.criadoEm ?? candidato.desde
  await tx
    .update(ticket)
    .set({
      versao: candidato.versao + entradas.length,
      movidoEm: ultima,
      atualizadoEm: ultima,
      atualizadoPor: por,
    })
    .where(eq(ticket.id, candidato.id))
}

function entradasDe({ id, nome, situacao, fimEm, geradaEm }: Feita, { desde }: Candidato) {
  const numero = numeroDaColeta(id)
  // Tickets of one order may have moved at other moments: none tells of it before its own last entry.
  const depois = (quando: Date) => new Date(Math.max(quando.getTime(), desde.getTime()))
  const gerada = {
    acao: 'COLETA_GERADA' as const,
    mensagem: FRASES.coletaGerada(numero, nome),
    criadoEm: depois(geradaEm),
  }
  if (situacao === 'GERADA') return [gerada]
  return [
    gerada,
    situacao === 'CONFIRMADA'
      ? {
          acao: 'COLETA_CONFIRMADA' as const,
          mensagem: FRASES.coletaConfirmada(numero, hojeEm(fimEm)),
          criadoEm: depois(fimEm),
        }
      : {
          acao: 'COLETA_CANCELADA' as const,
          mensagem: FRASES.coletaCancelada(numero, MOTIVO),
          criadoEm: depois(fimEm),
        },
  ]
}
