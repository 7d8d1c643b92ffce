import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { ModoDeCadastro } from '@balcao/dominio/cadastros/modos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import type { Sessao } from '../../../sessao.ts'
import { type ClienteGravado, gravarCliente } from '../../clientes/queries-mudanca.ts'
import type { Escolhas } from '../formulario/conferir-cadastro.ts'
import {
  colunasDasReferencias,
  colunasDoCliente,
  colunasDoEndereco,
  colunasDoRegistro,
} from './colunas-do-cadastro.ts'
import { gravarContato } from './gravar-contato.ts'
import { gravarEntrega } from './gravar-entrega.ts'
import { gravarMeios } from './gravar-meios.ts'
import {
  gravarRegistro,
  inserirCliente,
  ligarFilial,
  trocarBancos,
  trocarCampos,
  trocarReferencias,
} from './queries-gravacao.ts'
import { registrarCadastro } from './registrar-cadastro.ts'

export type Gravacao = {
  formulario: FormularioDoCadastro
  escolhas: Escolhas
  /** The prospect that is completed, held; null for a new customer. */
  anterior: ClienteGravado | null
  modo: ModoDeCadastro
  /** Whether somebody must look at it first. */
  pendente: boolean
  /** By which name the form sent the document. */
  campoDoDocumento?: string
}

/** CAD-04 Writes a customer with all that was typed of them, and the registration behind it; what may be written was decided before. */
export async function gravarCadastro(
  tx: Tx,
  { autoria, sessao }: { autoria: Autoria; sessao: Sessao },
  gravacao: Gravacao,
): Promise<{ clienteId: number; cadastroId: number }> {
  const { formulario, escolhas, anterior } = gravacao
  const colunas = colunasDoCliente(formulario, escolhas, anterior)
  const clienteId = anterior ? anterior.id : await criarCliente(tx, { autoria, sessao }, gravacao, colunas)
  if (anterior) await gravarCliente(tx, autoria, anterior.id, colunas)
  await gravarRegistro(tx, autoria, clienteId, colunasDoRegistro(formulario))
  await gravarMeios(tx, autoria, clienteId, formulario)
  await trocarReferencias(tx, autoria, clienteId, colunasDasReferencias(formulario))
  await trocarBancos(tx, autoria, clienteId, formulario.dadosBancarios)
  const valores = new Map(formulario.camposAdicionais.map(({ id, valor }) => [id, valor]))
  await trocarCampos(tx, clienteId, escolhas.camposEmUso, valores)
  const filialId = formulario.empresa.filialId ?? sessao.filialId
  if (filialId !== null) await ligarFilial(tx, clienteId, filialId)
  await gravarEntrega(tx, autoria, clienteId, {
    cobranca: colunasDoEndereco(formulario.enderecoCobranca, escolhas.cidades.enderecoCobranca),
    entrega: colunasDoEndereco(formulario.enderecoEntrega, escolhas.cidades.enderecoEntrega),
  })
  await gravarContato(tx, autoria, clienteId, formulario)
  const cadastroId = await registrarCadastro(tx, autoria, clienteId, { ...gravacao, colunas })
  return { clienteId, cadastroId }
}

async function criarCliente(
  tx: Tx,
  { autoria, sessao }: { autoria: Autoria; sessao: Sessao },
  { formulario, campoDoDocumento = 'documento' }: Gravacao,
  colunas: ReturnType<typeof colunasDoCliente>,
): Promise<number> {
  const id = await inserirCliente(tx, autoria, {
    ...colunas,
    documento: formulario.documento,
    dataCadastro: hojeEm(autoria.agora),
    // Who registers a customer in the field looks after them; and sees them.
    representanteId: sessao.tipo === 'REPRESENTANTE' ? sessao.colaboradorId : null,
  })
  if (id !== null) return id
  const recusa = new ErroDeNegocio('DOCUMENTO_JA_CADASTRADO')
  throw new ErroDeNegocio(recusa.codigo, { campos: { [campoDoDocumento]: recusa.message } })
}
