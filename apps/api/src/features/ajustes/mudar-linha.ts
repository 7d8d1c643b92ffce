import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { NAO, SIM, valorGuardado } from '@balcao/dominio/ajustes/campo'
import {
  type CampoDaTabela,
  EM_USO,
  emOutraPosicao,
  MAXIMO_DE_LINHAS,
  nomeDaLinha,
  POSICAO,
  posicaoDe,
  problemasDaLinha,
  problemasDaRegra,
  simOuNao,
} from '@balcao/dominio/ajustes/tabela'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { Desfazer } from './desfazer.ts'
import {
  type Assunto,
  gravarLinha,
  gravarOrdem,
  inserirLinha,
  type Linha,
  lerTabela,
  type Tabela,
  travarAssunto,
} from './queries-linhas.ts'
import { registrarAjuste } from './registrar.ts'

export async function criarLinha(
  tx: Tx,
  autoria: Autoria,
  assunto: Assunto,
  escritos: ValoresDoAjuste,
): Promise<{ id: number; nome: string }> {
  await travarAssunto(tx, assunto)
  const { campos, linhas: outras } = await lerTabela(tx, assunto, { valores: escritos })
  const valores = comoSeGuarda(assunto, campos, escritos)
  exigirSemProblemas(problemasDaLinha(assunto.descricao, { campos, valores, outras }))
  exigirSemProblemas((await assunto.conferir?.(tx, { valores, atual: null })) ?? {})
  if (outras.length >= (assunto.descricao.maximo ?? MAXIMO_DE_LINHAS))
    throw new ErroDeNegocio('AJUSTES_DEMAIS')
  const completada = { ...assunto.completar?.(valores, outras), ...assunto.derivar?.(valores) }
  const ordem = Math.max(-1, ...outras.map((outra) => outra.ordem)) + 1
  const id = await inserirLinha(tx, autoria, assunto, { valores, completada, ordem })
  const nome = nomeDaLinha(assunto.descricao, campos, valores)
  await registrarAjuste(tx, autoria, {
    assunto: assunto.assunto,
    id,
    nome,
    antes: null,
    depois: valores,
    nomes: nomesDasEscolhas(campos, valores),
  })
  return { id, nome }
}

/** A row in the version that was seen, with nobody else at work in its subject; null takes it as it is. `novos` is what it is to say. */
export async function travarLinha(
  tx: Tx,
  assunto: Assunto,
  id: number,
  versao: number | null,
  novos?: ValoresDoAjuste | null,
): Promise<Travada> {
  await travarAssunto(tx, assunto)
  const tabela = await lerTabela(tx, assunto, { id, ...(novos && { valores: novos }) })
  const atual = tabela.linhas.find((linha) => linha.id === id)
  if (!atual) throw new ErroDeNegocio('NAO_ENCONTRADO')
  if (versao !== null && atual.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return { atual, tabela }
}

type Travada = { atual: Linha; tabela: Tabela }
type Mudanca = Travada & { novos: ValoresDoAjuste; desfaz?: number }

/** The one way in which a row changes, answering what it is now called: fields, place and whether it is in use, each under the name by which the audit keeps it. */
export async function mudarLinha(
  tx: Tx,
  autoria: Autoria,
  assunto: Assunto,
  { atual, tabela, novos, desfaz }: Mudanca,
): Promise<string> {
  const { campos, linhas: todas } = tabela
  const vistos = comoSeAudita(atual, todas)
  const depois = Object.fromEntries(
    Object.entries(comoSeGuarda(assunto, campos, novos)).filter(
      ([campo, valor]) => (valor ?? '') !== (vistos[campo] ?? ''),
    ),
  )
  const nome = nomeDaLinha(assunto.descricao, campos, { ...atual.valores, ...depois })
  if (Object.keys(depois).length === 0) return nome
  const { [EM_USO]: emUso, [POSICAO]: posicao, ...escritos } = depois
  let derivadas: object | undefined
  if (Object.keys(escritos).length > 0) {
    if (!atual.ativo) throw new ErroDeNegocio('AJUSTE_RETIRADO')
    const valores = { ...atual.valores, ...escritos }
    exigirSemProblemas(problemasDaLinha(assunto.descricao, { campos, valores, atual, outras: todas }))
    exigirSemProblemas((await assunto.conferir?.(tx, { valores, atual })) ?? {})
    derivadas = assunto.derivar?.(valores)
  }
  if (emUso === NAO) await exigirSemUsos(tx, assunto, atual, hojeEm(autoria.agora))
  if (emUso === SIM) await exigirQueCaiba(tx, assunto, atual, todas)
  await gravarLinha(tx, autoria, assunto, atual.id, {
    valores: escritos,
    ...(derivadas && { derivadas }),
    ...(emUso !== undefined && { ativo: emUso === SIM }),
  })
  if (posicao) await gravarOrdem(tx, assunto, emOutraPosicao(todas, atual.id, Number(posicao)))
  const antes = Object.fromEntries(Object.keys(depois).map((campo) => [campo, vistos[campo] ?? null]))
  const acao = emUso === NAO ? 'RETIRAR' : emUso === SIM ? 'RESTAURAR' : posicao ? 'ORDENAR' : undefined
  await registrarAjuste(tx, autoria, {
    assunto: assunto.assunto,
    id: atual.id,
    nome,
    antes,
    depois,
    nomes: nomesDasEscolhas(campos, antes, depois),
    ...(acao && { acao }),
    ...(desfaz !== undefined && { desfaz }),
  })
  return nome
}

/** What an entry says to have put there must be there still; what it made is retired. */
export const desfazerLinha =
  (assunto: Assunto): Desfazer =>
  async ({ tx, autoria }, { id: desfaz, entidadeId, antes, depois }) => {
    const { atual, tabela } = await travarLinha(tx, assunto, Number(entidadeId), null, antes)
    const vistos = comoSeAudita(atual, tabela.linhas)
    const mudou = Object.entries(depois ?? {}).some(
      ([campo, valor]) => (vistos[campo] ?? '') !== (valor ?? ''),
    )
    if (mudou) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
    await mudarLinha(tx, autoria, assunto, { atual, tabela, novos: antes ?? { [EM_USO]: NAO }, desfaz })
  }

function comoSeGuarda(
  { aoGuardar = (ditos) => ditos }: Assunto,
  campos: Tabela['campos'],
  valores: ValoresDoAjuste,
): ValoresDoAjuste {
  const guardados = Object.entries(valores).map(([nome, valor]) => {
    const campo = campos[nome]
    return [nome, campo && valor !== null ? valorGuardado(campo, valor) : valor]
  })
  return aoGuardar(Object.fromEntries(guardados))
}

const comoSeAudita = (linha: Linha, todas: readonly Linha[]): ValoresDoAjuste => ({
  ...linha.valores,
  [EM_USO]: simOuNao(linha.ativo),
  [POSICAO]: String(posicaoDe(todas, linha.id) ?? ''),
})

async function exigirSemUsos(tx: Tx, assunto: Assunto, { id, nome }: Linha, hoje: string): Promise<void> {
  const usos = await assunto.usos(tx, id, hoje)
  if (usos.length === 0) return
  const mensagem = [`“${nome}” está em uso, e por isso não se retira:`, ...usos.map((uso) => `• ${uso}`)]
  throw new ErroDeNegocio('AJUSTE_EM_USO', { mensagem: mensagem.join('\n') })
}

/** What came into use meanwhile may be in its way. */
async function exigirQueCaiba(
  tx: Tx,
  { descricao, impede }: Assunto,
  atual: Linha,
  todas: readonly Linha[],
): Promise<void> {
  const [daRegra] = Object.values(
    problemasDaRegra(descricao, { valores: atual.valores, atual, outras: todas }),
  )
  const problema = daRegra ?? (await impede?.(tx, atual))
  if (problema) throw new ErroDeNegocio('AJUSTE_NAO_CABE', { mensagem: problema })
}

function exigirSemProblemas(problemas: Record<string, string>): void {
  const campos = Object.entries(problemas).map(([campo, problema]) => [`valores.${campo}`, problema])
  if (campos.length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: Object.fromEntries(campos) })
}

/** What the choices of the business are called today: tomorrow they may be called otherwise, or be gone. */
function nomesDasEscolhas(campos: Record<string, CampoDaTabela>, ...ditos: ValoresDoAjuste[]) {
  const nomes: Record<string, Record<string, string>> = {}
  for (const [nome, campo] of Object.entries(campos)) {
    if (campo.especie !== 'escolha') continue
    const valores = new Set(ditos.map((valoresDitos) => valoresDitos[nome]))
    const escolhidas = campo.opcoes.filter(({ valor }) => valores.has(valor))
    if (escolhidas.length > 0)
      nomes[nome] = Object.fromEntries(escolhidas.map((opcao) => [opcao.valor, opcao.nome]))
  }
  return nomes
}
