import type { Executor } from '../../../platform/banco/conexao.ts'
import { idsPorChave } from '../../../platform/banco/ids-por-chave.ts'
import { feriado, filialExpediente } from '../../filiais/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'
import {
  custo,
  motivoAnalise,
  motivoFinalizacao,
  motivoProduto,
  ticketEtapa,
  ticketEtapaCondicional,
  ticketMenu,
  ticketMotivoAbertura,
  ticketOrigem,
  ticketStatus,
  ticketTipo,
} from '../../tickets/nucleo/tabelas-catalogo.ts'
import {
  type ChaveDeStatus,
  CUSTOS,
  DIAS_UTEIS,
  EXPEDIENTE,
  FINALIZACOES_SEM_CONCLUSAO,
  MENUS,
  MOTIVOS_DE_ANALISE,
  MOTIVOS_DE_PRODUTO,
  type MotivoDePartida,
  ORIGENS,
  STATUS,
  TIPO_DE_TROCA,
  TIPO_NEUTRO,
  TIPOS,
  type TipoDePartida,
} from './catalogo-de-tickets.ts'
import { SETORES } from './setores.ts'

type IdPorChave = (chave: string) => number
const MINUTOS_POR_HORA = 60

export async function gravarSetores(tx: Executor): Promise<IdPorChave> {
  const gravados = await tx
    .insert(setor)
    .values(SETORES.map((nome) => ({ nome })))
    .returning({ chave: setor.nome, id: setor.id })
  return idsPorChave(gravados)
}

/** Office hours of the branches, and the holidays of all of them. */
export async function gravarCalendario(
  tx: Executor,
  filiais: readonly number[],
  feriados: readonly { data: string; nome: string }[],
): Promise<void> {
  await tx
    .insert(filialExpediente)
    .values(
      filiais.flatMap((filialId) =>
        DIAS_UTEIS.flatMap((diaDaSemana) => EXPEDIENTE.map((turno) => ({ filialId, diaDaSemana, ...turno }))),
      ),
    )
  if (feriados.length > 0) await tx.insert(feriado).values(feriados.map((dia) => ({ ...dia })))
}

/** Kinds of ticket with their reasons and steps. */
export async function gravarCatalogoDeTickets(tx: Executor, idDoSetor: IdPorChave): Promise<void> {
  const chavesDeStatus = Object.keys(STATUS) as ChaveDeStatus[]
  const status = await tx
    .insert(ticketStatus)
    .values(chavesDeStatus.map((chave, ordem) => ({ ...STATUS[chave], ordem })))
    .returning({ chave: ticketStatus.label, id: ticketStatus.id })
  const idDoLabel = idsPorChave(status)
  const menus = await tx
    .insert(ticketMenu)
    .values(Object.entries(MENUS).map(([chave, descricao], ordem) => ({ chave, descricao, ordem })))
    .returning({ chave: ticketMenu.chave, id: ticketMenu.id })
  const idDoMenu = idsPorChave(menus)
  await tx
    .insert(ticketOrigem)
    .values(Object.entries(ORIGENS).map(([chave, descricao], ordem) => ({ chave, descricao, ordem })))
  await tx.insert(motivoProduto).values(MOTIVOS_DE_PRODUTO.map((motivo, ordem) => ({ ...motivo, ordem })))
  await tx.insert(motivoAnalise).values(MOTIVOS_DE_ANALISE.map((descricao, ordem) => ({ descricao, ordem })))
  await tx.insert(custo).values(CUSTOS.map((descricao, ordem) => ({ descricao, ordem })))
  await tx
    .insert(motivoFinalizacao)
    .values(
      FINALIZACOES_SEM_CONCLUSAO.map((motivo, ordem) => ({ ...motivo, conclui: false, ordem: 100 + ordem })),
    )
  const ids = { idDoSetor, idDoMenu, idDoStatus: (chave: ChaveDeStatus) => idDoLabel(STATUS[chave].label) }
  for (const [ordem, tipo] of [...TIPOS, TIPO_NEUTRO, TIPO_DE_TROCA].entries())
    await gravarTipo(tx, tipo, ordem, ids)
}

type Ids = { idDoSetor: IdPorChave; idDoMenu: IdPorChave; idDoStatus: (chave: ChaveDeStatus) => number }

async function gravarTipo(tx: Executor, tipo: TipoDePartida, ordem: number, ids: Ids): Promise<void> {
  const { usa = {} } = tipo
  const [linha] = await tx
    .insert(ticketTipo)
    .values({
      menuId: ids.idDoMenu(tipo.menu),
      chave: tipo.chave,
      descricao: tipo.descricao,
      usaAssunto: usa.assunto ?? 1,
      usaConsumidorFinal: usa.consumidorFinal ?? 0,
      usaNota: usa.nota ?? 0,
      usaProduto: usa.produto ?? 0,
      usaNotaProduto: usa.notaProduto ?? 0,
      usaProrrogacao: usa.prorrogacao ?? 0,
      usaMensagem: usa.mensagem ?? 0,
      usaTransportadora: usa.transportadora ?? 0,
      motivosObrigatorio: tipo.motivosObrigatorio ?? false,
      permiteEspelho: tipo.permiteEspelho ?? false,
      troca: tipo.troca ?? false,
      minutosResposta: tipo.horasResposta * MINUTOS_POR_HORA,
      minutosSolucao: tipo.horasSolucao * MINUTOS_POR_HORA,
      ordem,
    })
    .returning({ id: ticketTipo.id })
  if (!linha) throw new Error(`o tipo ${tipo.chave} não foi gravado`)
  await gravarMotivos(tx, linha.id, null, tipo.motivos)
  await tx.insert(motivoFinalizacao).values(
    tipo.finalizacao.map(({ descricao, informa = false }, posicao) => ({
      tipoId: linha.id,
      descricao,
      informa,
      conclui: true,
      ordem: posicao,
    })),
  )
  await gravarEtapas(tx, linha.id, tipo, ids)
}

async function gravarMotivos(
  tx: Executor,
  tipoId: number,
  paiId: number | null,
  motivos: readonly MotivoDePartida[],
): Promise<void> {
  for (const [ordem, { descricao, informa = false, padrao = false, sub = [] }] of motivos.entries()) {
    const [linha] = await tx
      .insert(ticketMotivoAbertura)
      .values({ tipoId, paiId, descricao, informa, padrao, subnivelObrigatorio: sub.length > 0, ordem })
      .returning({ id: ticketMotivoAbertura.id })
    if (linha && sub.length > 0) await gravarMotivos(tx, tipoId, linha.id, sub)
  }
}

async function gravarEtapas(
  tx: Executor,
  tipoId: number,
  { etapas }: TipoDePartida,
  ids: Ids,
): Promise<void> {
  const gravadas = await tx
    .insert(ticketEtapa)
    .values(
      etapas.map(({ nome, requisito, ...etapa }, ordem) => ({
        tipoId,
        ordem: ordem + 1,
        nome,
        setorId: ids.idDoSetor(etapa.setor),
        statusId: ids.idDoStatus(etapa.status),
        requisito: requisito ?? null,
        permiteFinalizar: etapa.permiteFinalizar ?? false,
        desvio: etapa.desvio ?? false,
        aguardaColeta: etapa.aguardaColeta ?? false,
      })),
    )
    .returning({ chave: ticketEtapa.nome, id: ticketEtapa.id })
  const idDaEtapa = idsPorChave(gravadas)
  const saidas = etapas.flatMap(({ nome, saidas: lista = [] }) =>
    lista.map(({ condicao, descricao, para }, ordem) => ({
      etapaId: idDaEtapa(nome),
      condicao,
      descricao,
      proximaEtapaId: idDaEtapa(para),
      ordem,
    })),
  )
  if (saidas.length > 0) await tx.insert(ticketEtapaCondicional).values(saidas)
}
