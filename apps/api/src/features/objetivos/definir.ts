import { ErroDeNegocio } from '@balcao/dominio/erros'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { gravarGrade, importarObjetivos, obterGrade } from '@balcao/dominio/objetivos/contratos'
import { casasDoTipo, deMarca, MAXIMO_NO_MES } from '@balcao/dominio/objetivos/especies'
import {
  ehOMesmo,
  type LinhaLida,
  lerObjetivosColados,
  type SituacaoDaLinha,
} from '@balcao/dominio/objetivos/importacao'
import { primeiroDia, somarMeses, ultimoDia } from '@balcao/dominio/objetivos/progresso'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { criterioDoNegocio } from '../vendas/queries-criterio.ts'
import { medir } from '../vendas/queries-medidas.ts'
import {
  type AlvoPossivel,
  alvosPossiveis,
  guardarMeta,
  marcasVendidas,
  objetivosDaSerie,
  quantosNoMes,
  type Serie,
  tirarMeta,
  travarSerie,
} from './queries.ts'
import { defineTudo } from './visibilidade.ts'

export const rotaObterGrade = rota(obterGrade, async ({ query, tx, sessao, negocio }) => {
  const { mes, escopo, tipo } = query
  if (!defineTudo(sessao, escopo)) throw new ErroDeNegocio('SEM_PERMISSAO')
  const serie = { ...query, marca: deMarca(tipo) ? query.marca : '' }
  const anterior = somarMeses(mes, -1)
  const [alvos, deste, doAnterior, marcas] = await Promise.all([
    alvosPossiveis(tx, sessao, escopo),
    objetivosDaSerie(tx, serie),
    objetivosDaSerie(tx, { ...serie, mes: anterior }),
    marcasVendidas(tx),
  ])
  const alcancados = await medir(
    tx,
    {
      ...{ tipo, marca: serie.marca, por: escopo, de: primeiroDia(anterior), ate: ultimoDia(anterior) },
      alvos: alvos.map(({ id }) => id),
    },
    criterioDoNegocio(negocio),
  )
  const porAlvo = <T extends { alvoId: number }>(linhas: readonly T[]) =>
    new Map(linhas.map((linha) => [linha.alvoId, linha]))
  const [agora, antes] = [porAlvo(deste), porAlvo(doAnterior)]
  const numero = (meta: string | undefined) => (meta === undefined ? null : Number(meta))
  return {
    linhas: alvos.map(({ id, nome }) => ({
      idAlvo: id,
      alvo: nome,
      meta: numero(agora.get(id)?.meta),
      versao: agora.get(id)?.versao ?? null,
      metaAnterior: numero(antes.get(id)?.meta),
      alcancadoAnterior: alcancados.get(id) ?? 0,
    })),
    marcas,
  }
})

const registrar = (tx: Tx, autoria: Autoria, id: number, acao: string, dados: Record<string, unknown>) =>
  registrarHistorico(tx, autoria, { entidade: 'objetivo', entidadeId: id, acao, dados })

/** One target as it shall be; null takes it away. Nothing is written where nothing changes. */
async function definir(
  tx: Tx,
  autoria: Autoria,
  serie: Serie,
  alvoId: number,
  { meta, atual }: { meta: number | null; atual: { id: number; meta: string } | undefined },
): Promise<void> {
  const antes = atual ? Number(atual.meta) : null
  if (antes === meta) return
  if (meta === null) {
    if (!atual) return
    await tirarMeta(tx, atual.id)
    await registrar(tx, autoria, atual.id, 'EXCLUIR', { ...serie, alvoId, antes })
    return
  }
  const id = await guardarMeta(tx, autoria, { ...serie, alvoId, meta })
  await registrar(tx, autoria, id, atual ? 'ALTERAR' : 'CRIAR', { ...serie, alvoId, antes, meta })
}

async function exigirQueCaiba(tx: Tx, mes: string): Promise<void> {
  if ((await quantosNoMes(tx, mes)) > MAXIMO_NO_MES)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { mes: MENSAGENS.itensMaximo(MAXIMO_NO_MES) } })
}

export const rotaGravarGrade = rota(gravarGrade, async ({ corpo, tx, sessao, autoria }) => {
  const { linhas, mes, escopo, tipo, marca } = corpo
  if (!defineTudo(sessao, escopo)) throw new ErroDeNegocio('SEM_PERMISSAO')
  const campos: Record<string, string> = {}
  if (marca && !deMarca(tipo)) campos.marca = MENSAGENS.invalido
  if (marca && !(await marcasVendidas(tx)).includes(marca)) campos.marca = MENSAGENS.invalido
  const possiveis = new Set((await alvosPossiveis(tx, sessao, escopo)).map(({ id }) => id))
  const vistos = new Set<number>()
  for (const [i, { idAlvo, meta }] of linhas.entries()) {
    if (!possiveis.has(idAlvo) || vistos.has(idAlvo)) campos[`linhas[${i}].idAlvo`] = MENSAGENS.invalido
    if (meta !== null && (meta === 0 || Number(meta.toFixed(casasDoTipo(tipo))) !== meta))
      campos[`linhas[${i}].meta`] = MENSAGENS.invalido
    vistos.add(idAlvo)
  }
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  const serie = { mes, escopo, tipo, marca }
  const atuais = new Map((await travarSerie(tx, serie)).map((atual) => [atual.alvoId, atual]))
  if (linhas.some(({ idAlvo, versao }) => (atuais.get(idAlvo)?.versao ?? null) !== versao))
    throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  for (const { idAlvo, meta } of linhas)
    await definir(tx, autoria, serie, idAlvo, { meta, atual: atuais.get(idAlvo) })
  await exigirQueCaiba(tx, mes)
  return { message: 'Metas guardadas.' }
})

type Relato = { linha: number; texto: string; situacao: SituacaoDaLinha; detalhe: string }

export const rotaImportarObjetivos = rota(importarObjetivos, async ({ corpo, tx, sessao, autoria }) => {
  const { lidas, recusadas } = lerObjetivosColados(corpo.texto)
  const relatos: Relato[] = recusadas.map(({ motivo, ...linha }) => ({
    ...linha,
    situacao: 'RECUSADA',
    detalhe: motivo,
  }))
  const marcas = await marcasVendidas(tx)
  const series = Map.groupBy(lidas, ({ mes, escopo, tipo, marca }) =>
    [mes, escopo, tipo, marca.toLowerCase()].join('|'),
  )
  const alvosDo = new Map<string, AlvoPossivel[]>()
  const escritos = new Set<string>()
  // Always in the same order: two imports at once wait for each other, and do not lock each other out.
  for (const [, linhas] of [...series].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [primeira] = linhas
    if (!primeira) continue
    const { escopo } = primeira
    const alvos =
      alvosDo.get(escopo) ?? (defineTudo(sessao, escopo) ? await alvosPossiveis(tx, sessao, escopo) : [])
    alvosDo.set(escopo, alvos)
    await importarSerie(linhas, alvos)
  }
  for (const mes of new Set(lidas.map((lida) => lida.mes))) await exigirQueCaiba(tx, mes)
  const quantas = (...situacoes: SituacaoDaLinha[]) =>
    relatos.filter(({ situacao }) => situacoes.includes(situacao)).length
  const feitas = quantas('NOVA', 'ALTERADA')
  return {
    message: `${corpo.ensaio ? 'Ensaio' : 'Importação'}: ${plural(feitas, 'meta', 'metas')} ${corpo.ensaio ? 'a guardar' : feitas === 1 ? 'guardada' : 'guardadas'}, ${quantas('RECUSADA')} ${quantas('RECUSADA') === 1 ? 'linha recusada' : 'linhas recusadas'}.`,
    linhas: relatos.toSorted((a, b) => a.linha - b.linha),
  }

  async function importarSerie(linhas: readonly LinhaLida[], alvos: readonly AlvoPossivel[]) {
    const [primeira] = linhas
    if (!primeira) return
    const marca = marcas.find((uma) => ehOMesmo(primeira.marca, uma)) ?? ''
    const { mes, escopo, tipo } = primeira
    const serie = { mes, escopo, tipo, marca }
    const atuais = new Map((await travarSerie(tx, serie)).map((atual) => [atual.alvoId, atual]))
    for (const lida of linhas) {
      const { linha, texto } = lida
      const dizer = (situacao: SituacaoDaLinha, detalhe: string) =>
        relatos.push({ linha, texto, situacao, detalhe })
      const alvo = acharAlvo(alvos, lida.alvo)
      if (primeira.marca && !marca) dizer('RECUSADA', 'Marca não encontrada')
      else if (typeof alvo === 'string') dizer('RECUSADA', alvo)
      else if (escritos.has([...Object.values(serie), alvo.id].join('|')))
        dizer('RECUSADA', 'Já está em outra linha')
      else {
        escritos.add([...Object.values(serie), alvo.id].join('|'))
        const atual = atuais.get(alvo.id)
        const numero = (meta: string | number) => formatarNumero(meta, casasDoTipo(tipo))
        if (!atual) dizer('NOVA', `${alvo.nome}: ${numero(lida.meta)}`)
        else if (Number(atual.meta) === lida.meta) dizer('IGUAL', `${alvo.nome}: ${numero(lida.meta)}`)
        else dizer('ALTERADA', `${alvo.nome}: de ${numero(atual.meta)} para ${numero(lida.meta)}`)
        if (!corpo.ensaio) await definir(tx, autoria, serie, alvo.id, { meta: lida.meta, atual })
      }
    }
  }
})

/** By name, registration or code; whoever may not be set a target by the session is as if not there. */
function acharAlvo(alvos: readonly AlvoPossivel[], digitado: string): AlvoPossivel | string {
  const achados = alvos.filter(
    ({ id, nome, outros }) =>
      String(id) === digitado || [nome, ...outros].some((outro) => ehOMesmo(digitado, outro)),
  )
  const [um, outro] = achados
  if (!um) return 'Não encontrado entre quem você pode dar metas'
  return outro ? 'Há mais de um com este nome: use a matrícula' : um
}
