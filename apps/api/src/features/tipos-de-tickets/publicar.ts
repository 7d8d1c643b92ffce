import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { simOuNao, uso } from '@balcao/dominio/ajustes/tabela'
import { TIPO_DA_TRIAGEM } from '@balcao/dominio/correio/entrada/motivos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { semPrefixo } from '@balcao/dominio/parametros'
import type { ConteudoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import { restaurarTipoDeTicket, retirarTipoDeTicket } from '@balcao/dominio/tipos-de-tickets/contratos'
import { SEM_COMO_CONCLUIR } from '@balcao/dominio/tipos-de-tickets/regras'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { conferirRascunho } from './em-edicao.ts'
import {
  automacoesQueCitam,
  conteudoDaPublicacao,
  conteudoEmVigor,
  type TipoGravado,
  temComoConcluir,
} from './queries.ts'
import { porEmUso, porEmVigor, travarTipo } from './queries-escrita.ts'

const VERSAO = 'Versão'
const EM_USO = 'Em uso'

/** ADM-05 What was conferred is in force from now on; the entry of the audit says what changed, field by field. */
export async function publicar(
  tx: Tx,
  autoria: Autoria,
  tipo: TipoGravado,
  conteudo: ConteudoDoTipo,
  desfaz?: number,
): Promise<number> {
  const { problemas, diferencas } = await conferirRascunho(
    tx,
    tipo,
    await conteudoEmVigor(tx, tipo),
    conteudo,
  )
  if (problemas.length > 0)
    throw new ErroDeNegocio('TIPO_COM_PROBLEMAS', {
      mensagem: [
        'Este rascunho ainda não pode ser publicado:',
        ...problemas.map(({ mensagem }) => `• ${mensagem}`),
      ].join('\n'),
    })
  if (diferencas.length === 0 && tipo.publicacao > 0) throw new ErroDeNegocio('TIPO_SEM_RASCUNHO')
  const numero = await porEmVigor(tx, autoria, tipo, conteudo)
  const ditos = (lado: 'antes' | 'depois', versao: number): ValoresDoAjuste => ({
    [VERSAO]: String(versao),
    ...Object.fromEntries(diferencas.map((diferenca) => [diferenca.oQue, diferenca[lado]])),
  })
  await registrarAjuste(tx, autoria, {
    assunto: 'tipo-de-tickets',
    id: tipo.id,
    nome: conteudo.descricao,
    antes: ditos('antes', tipo.publicacao),
    depois: ditos('depois', numero),
    acao: 'PUBLICAR',
    ...(desfaz !== undefined && { desfaz }),
  })
  return numero
}

type Uso = { tx: Tx; autoria: Autoria; tipo: TipoGravado; ativo: boolean; desfaz?: number }

async function mudarUso({ tx, autoria, tipo, ativo, desfaz }: Uso): Promise<void> {
  await porEmUso(tx, autoria, tipo.id, ativo)
  await registrarAjuste(tx, autoria, {
    assunto: 'tipo-de-tickets',
    id: tipo.id,
    nome: tipo.descricao,
    antes: { [EM_USO]: simOuNao(!ativo) },
    depois: { [EM_USO]: simOuNao(ativo) },
    acao: ativo ? 'RESTAURAR' : 'RETIRAR',
    ...(desfaz !== undefined && { desfaz }),
  })
}

/** Who would open tickets of it all the same. */
async function usosDoTipo(tx: Tx, negocio: Negocio, { id, chave }: TipoGravado): Promise<string[]> {
  const porEmail = negocio
    .parametrosGravados()
    .some((gravado) => semPrefixo(gravado.chave) === 'tipoDoTicketPorEmail' && gravado.valor === chave)
  return [
    ...(chave === TIPO_DA_TRIAGEM ? ['é nele que nasce o que chega de fora'] : []),
    ...(porEmail ? ['o parâmetro do tipo dos tickets por e-mail o cita'] : []),
    ...uso(await automacoesQueCitam(tx, id), 'automação ligada que o cita', 'automações ligadas que o citam'),
  ]
}

async function exigirSemUsos(tx: Tx, negocio: Negocio, tipo: TipoGravado): Promise<void> {
  const usos = await usosDoTipo(tx, negocio, tipo)
  if (usos.length === 0) return
  const mensagem = [
    `“${tipo.descricao}” está em uso, e por isso não se retira:`,
    ...usos.map((cada) => `• ${cada}`),
  ]
  throw new ErroDeNegocio('AJUSTE_EM_USO', { mensagem: mensagem.join('\n') })
}

/** Tickets of it that are open go on to their end. */
export const rotaRetirarTipoDeTicket = rota(
  retirarTipoDeTicket,
  async ({ params: { idTipo }, tx, autoria, negocio }) => {
    const tipo = await travarTipo(tx, idTipo)
    if (!tipo.ativo) throw new ErroDeNegocio('AJUSTE_RETIRADO')
    await exigirSemUsos(tx, negocio, tipo)
    await mudarUso({ tx, autoria, tipo, ativo: false })
    return { message: `“${tipo.descricao}” retirado: os tickets abertos seguem até o fim.`, id: idTipo }
  },
)

export const rotaRestaurarTipoDeTicket = rota(
  restaurarTipoDeTicket,
  async ({ params: { idTipo }, tx, autoria }) => {
    const tipo = await travarTipo(tx, idTipo)
    if (tipo.ativo) throw new ErroDeNegocio('AJUSTE_NAO_RETIRADO')
    if (tipo.publicacao === 0)
      throw new ErroDeNegocio('TIPO_SEM_RASCUNHO', { mensagem: 'Publique o rascunho primeiro.' })
    if (!(await temComoConcluir(tx, idTipo)))
      throw new ErroDeNegocio('TIPO_COM_PROBLEMAS', { mensagem: SEM_COMO_CONCLUIR })
    await mudarUso({ tx, autoria, tipo, ativo: true })
    return { message: `“${tipo.descricao}” de volta.`, id: idTipo }
  },
)

/** A publication is taken back by publishing anew what the former one said: numbers only go on. */
export const desfazerTipo: Desfazer = async ({ tx, autoria }, { id: desfaz, entidadeId, antes, depois }) => {
  const tipo = await travarTipo(tx, Number(entidadeId))
  const emUso = depois?.[EM_USO]
  if (emUso) {
    if (simOuNao(tipo.ativo) !== emUso) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
    return mudarUso({ tx, autoria, tipo, ativo: !tipo.ativo, desfaz })
  }
  if (depois?.[VERSAO] !== String(tipo.publicacao)) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  const anterior = await conteudoDaPublicacao(tx, tipo.id, Number(antes?.[VERSAO]))
  if (!anterior) return mudarUso({ tx, autoria, tipo, ativo: false, desfaz })
  await publicar(tx, autoria, tipo, anterior, desfaz)
}
