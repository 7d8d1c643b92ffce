import {
  listarCarteiras,
  MAXIMO_DE_CLIENTES,
  opcoesDaPassagem,
  passarClientes,
  preverPassagem,
} from '@balcao/dominio/carteiras/contratos'
import { problemasDaPassagem, SEM_REPRESENTANTE } from '@balcao/dominio/carteiras/passagem'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { numeroDoTexto } from '@balcao/dominio/formatos/numero-do-texto'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { anunciarPassagem } from '../clientes/passar-carteira.ts'
import { registrarPassagens } from '../clientes/queries-passagem.ts'
import {
  aindaComQuemRecebeu,
  dadosDosClientes,
  entregarClientes,
  gravarPassagem,
  idsDosEscolhidos,
  marcarDesfeita,
  nomeDaRegiao,
  paginaDeCarteiras,
  pessoaPorId,
  quemPodeReceber,
  regioesEmUso,
  tamanhoDaCarteira,
  travarPassagem,
  travarPessoa,
} from './queries.ts'

const versaoDe = (ids: readonly number[]): number => numeroDoTexto(ids.join(' '))
const clientes = (quantos: number) => plural(quantos, 'cliente', 'clientes')

async function dono(banco: Executor, idPessoa: number): Promise<{ id: number; nome: string }> {
  const achado = idPessoa === SEM_REPRESENTANTE.id ? SEM_REPRESENTANTE : await pessoaPorId(banco, idPessoa)
  if (!achado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return achado
}

const rotaListarCarteiras = rota(listarCarteiras, async ({ query, tx }) => {
  const { itens, paginator } = await paginaDeCarteiras(tx, query)
  return { paginator, itens: itens.map(({ tipo, ...item }) => ({ ...item, tipo: TIPOS_DE_USUARIO[tipo] })) }
})

const rotaOpcoesDaPassagem = rota(opcoesDaPassagem, async ({ tx }) => ({
  pessoas: await quemPodeReceber(tx),
  regioes: await regioesEmUso(tx),
}))

const rotaPreverPassagem = rota(preverPassagem, async ({ params: { idPessoa }, query, tx }) => {
  const { page, take, ...quais } = query
  const { nome: de } = await dono(tx, idPessoa)
  const ids = await idsDosEscolhidos(tx, idPessoa, quais)
  const total = ids.length
  return {
    de,
    versao: versaoDe(ids),
    clientes: await tamanhoDaCarteira(tx, idPessoa),
    itens: await dadosDosClientes(tx, ids.slice((page - 1) * take, page * take)),
    paginator: { page, take, total, paginas: Math.ceil(total / take), totalExato: true },
  }
})

/** ADM-07 What was seen, or nothing: under the lock of the customers, with an entry of each and one of all. */
const rotaPassarClientes = rota(passarClientes, async ({ params: { idPessoa }, corpo, autoria, tx }) => {
  const { versao, para: idPara, motivo, ...quais } = corpo
  const de = await dono(tx, idPessoa)
  const para = await travarPessoa(tx, idPara)
  const campos = problemasDaPassagem(de.id, para)
  if (!para || Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  const ids = await idsDosEscolhidos(tx, idPessoa, quais, true)
  if (ids.length === 0)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { termo: 'Nenhum cliente passaria.' } })
  if (ids.length > MAXIMO_DE_CLIENTES)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { termo: `São mais de ${formatarNumero(MAXIMO_DE_CLIENTES)} clientes: escolha uma região.` },
    })
  if (versaoDe(ids) !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  await entregarClientes(tx, autoria, ids, para.id)
  await registrarPassagens(tx, autoria, ids, { de, para })
  const id = await gravarPassagem(tx, { deId: de.id || null, paraId: para.id }, ids)
  const regiao = quais.regiao === undefined ? '' : await nomeDaRegiao(tx, quais.regiao)
  await registrarAjuste(tx, autoria, {
    assunto: 'passagem-de-carteira',
    id,
    nome: `${clientes(ids.length)} de ${de.nome} a ${para.nome}`,
    antes: null,
    depois: {
      de: de.nome,
      para: para.nome,
      quais:
        [regiao && `região ${regiao}`, quais.termo && `“${quais.termo}”`].filter(Boolean).join(', ') ||
        'todos',
      clientes: String(ids.length),
      ...(motivo && { motivo }),
    },
  })
  await anunciarPassagem(tx, autoria)
  return { message: `${clientes(ids.length)} de ${de.nome} agora com ${para.nome}.`, clientes: ids.length }
})

/** All of it or nothing: where any of those customers is somebody else's by now, none goes back. */
export const desfazerPassagem: Desfazer = async ({ tx, autoria }, { id, entidadeId, antes, depois }) => {
  const lida = await travarPassagem(tx, Number(entidadeId))
  if (!lida) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const ids = await aindaComQuemRecebeu(tx, lida.id, lida.paraId)
  if (lida.desfeitaEm || ids.length !== lida.clientes) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  const volta = lida.deId === null ? null : await travarPessoa(tx, lida.deId)
  const [problema] = volta ? Object.values(problemasDaPassagem(lida.paraId, volta)) : []
  if (problema) throw new ErroDeNegocio('AJUSTE_NAO_CABE', { mensagem: problema })
  const de = await dono(tx, lida.paraId)
  const para = volta ?? SEM_REPRESENTANTE
  await entregarClientes(tx, autoria, ids, lida.deId)
  await registrarPassagens(tx, autoria, ids, { de, para })
  await marcarDesfeita(tx, lida.id, autoria.agora)
  await registrarAjuste(tx, autoria, {
    assunto: 'passagem-de-carteira',
    id: entidadeId,
    nome: `${clientes(ids.length)} de volta a ${para.nome}`,
    antes: depois,
    depois: antes,
    desfaz: id,
  })
  await anunciarPassagem(tx, autoria)
}

export const rotasDasCarteiras: Rota[] = [
  rotaListarCarteiras,
  rotaOpcoesDaPassagem,
  rotaPreverPassagem,
  rotaPassarClientes,
]
