import { CAMPO_DO_DOCUMENTO, enviarDocumento, excluirDocumento } from '@balcao/dominio/documentacao/contratos'
import { TIPOS_DE_DOCUMENTO, type TipoDeDocumentoDoCliente } from '@balcao/dominio/documentacao/tipos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { registrarAtividade } from '../atividades/queries.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { parametrosDoCliente } from '../clientes/parametros-do-cliente.ts'
import { travarCliente } from '../clientes/queries-mudanca.ts'
import { guardarDocumentos } from './guardar-documentos.ts'
import { prazoDoCliente } from './prazo-do-cliente.ts'
import { apresentarDocumento } from './presenter.ts'
import {
  apagarDocumento,
  contarDocumentos,
  documentoDoCliente,
  documentosDoCliente,
  MAXIMO_DE_DOCUMENTOS,
  travarDocumento,
} from './queries.ts'

export const rotaEnviarDocumento = rota(
  enviarDocumento,
  async ({ params, corpo, arquivos, sessao, negocio, autoria, aoFalhar, tx }) => {
    const dono = await travarCliente(tx, sessao, params.idCli)
    const regras = await parametrosDoCliente(tx, negocio, dono.id)
    const [arquivo] = arquivos.ate(regras.tamanhoMaximoArquivoMb)
    if (!arquivo)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [CAMPO_DO_DOCUMENTO]: MENSAGENS.obrigatorio } })
    if ((await contarDocumentos(tx, dono.id)) >= MAXIMO_DE_DOCUMENTOS)
      throw new ErroDeNegocio('DOCUMENTOS_DEMAIS')
    const { tipo, validade } = corpo
    const [id] = await guardarDocumentos(tx, autoria, { armazem: negocio.armazem, aoFalhar }, dono.id, [
      { arquivo, tipo, validade },
    ])
    const gravado = id === undefined ? null : await documentoDoCliente(tx, dono.id, id)
    if (!gravado) throw new Error('o documento não foi gravado')
    const { documento } = gravado
    await registrar(tx, autoria, documento, 'CRIAR', { nome: documento.nomeExibicao, tipo, validade })
    return apresentarDocumento(gravado, {
      hoje: hojeEm(autoria.agora),
      avisoDias: regras.documentoVenceDias,
    })
  },
)

/** The row goes at once; its file, at night, with whatever nobody refers to: a rollback could not bring it back. */
export const rotaExcluirDocumento = rota(
  excluirDocumento,
  async ({ params, sessao, negocio, autoria, agora, tx }) => {
    const dono = await travarCliente(tx, sessao, params.idCli)
    const documento = await travarDocumento(tx, dono.id, params.idDoc)
    await apagarDocumento(tx, documento.id)
    const { nomeExibicao: nome, tipo, validade, arquivo } = documento
    await registrar(tx, autoria, documento, 'EXCLUIR', { nome, tipo, validade, arquivo })
    const prazo = await prazoDoCliente(tx, negocio, dono.id, agora)
    const restantes = await documentosDoCliente(tx, dono.id)
    return { itens: restantes.map((restante) => apresentarDocumento(restante, prazo)) }
  },
)

const FEITO = { CRIAR: 'Documento incluído', EXCLUIR: 'Documento excluído' } as const

type Documento = { id: number; clienteId: number; tipo: TipoDeDocumentoDoCliente }

async function registrar(
  tx: Tx,
  autoria: Autoria,
  { id, clienteId, tipo }: Documento,
  acao: keyof typeof FEITO,
  dados: Record<string, unknown>,
): Promise<void> {
  await registrarHistorico(tx, autoria, {
    entidade: 'cliente_documento',
    entidadeId: id,
    acao,
    dados: { cliente: clienteId, ...dados },
  })
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'CADASTRO',
    referenciaId: null,
    historico: `${FEITO[acao]}: ${TIPOS_DE_DOCUMENTO[tipo]}`,
    colaboradorId: autoria.colaboradorId,
    criadaEm: autoria.agora,
  })
  await anunciarCliente(tx, autoria)
}
