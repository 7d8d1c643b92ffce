import type { Problemas } from '@balcao/dominio/cadastros/contexto'
import { impedimentoParaCadastrar, situacaoDoDocumento } from '@balcao/dominio/cadastros/documento-conhecido'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { emailProvaIdentidade } from '@balcao/dominio/clientes/troca'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { emailGuardado, telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { type ClienteGravado, travarCliente } from '../../clientes/queries-mudanca.ts'
import { temContaVinculada } from '../../clientes/queries-vinculo.ts'
import { emailsDoCliente, telefonesDoCliente } from '../../contatos/queries.ts'
import { opcaoEmUso } from '../../opcoes/queries.ts'
import { documentoRecusado } from '../nucleo/exigir-documento-livre.ts'
import { conhecidoPeloDocumento } from '../nucleo/queries-documento.ts'

type Pedido = { idCli: number; versao?: number | undefined; formulario: FormularioDoCadastro }

/** CAD-01 The prospect, held: visible, of that document, as it was read, and still a prospect. */
export async function travarProspect(
  tx: Tx,
  sessao: Sessao,
  { idCli, versao, formulario }: Pedido,
): Promise<ClienteGravado> {
  const dono = await travarCliente(tx, sessao, idCli)
  if (dono.documento !== formulario.documento)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { documento: MENSAGENS.documentoDeOutroCliente } })
  // Asked for after the row is held: who completed it a moment ago is seen.
  const situacao = situacaoDoDocumento(await conhecidoPeloDocumento(tx, sessao, dono.documento))
  const impedimento = impedimentoParaCadastrar(situacao, { completa: true })
  if (impedimento) throw documentoRecusado(impedimento, situacao)
  if (versao !== undefined && versao !== dono.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  return dono
}

/** PER-05, SEG-01 What the portal may not change of a customer, it may not change by a registration either. */
export async function problemasDoProspect(
  tx: Tx,
  dono: ClienteGravado,
  { empresa, contatos }: FormularioDoCadastro,
): Promise<Problemas> {
  const telefone = (await telefonesDoCliente(tx, dono.id)).find(({ principal }) => principal)
  const email = (await emailsDoCliente(tx, dono.id)).find(({ principal }) => principal)
  const outroTelefone = telefone && telefoneGuardado(contatos.telefone1) !== telefoneGuardado(telefone.numero)
  const outroEmail = email && emailGuardado(contatos.email) !== emailGuardado(email.email)
  const provaIdentidade = outroEmail && emailProvaIdentidade(email, await temContaVinculada(tx, dono.id))
  return {
    ...(outroTelefone && !telefone.permiteEditar && { 'contatos.telefone1': TRAVADO }),
    ...(outroEmail && !email.permiteEditar && { 'contatos.email': TRAVADO }),
    ...(provaIdentidade && { 'contatos.email': ERROS.EMAIL_PROVA_IDENTIDADE.mensagem }),
    ...((await trocaAtividadeTravada(tx, dono, empresa.atividade)) && { 'empresa.atividade': TRAVADO }),
  }
}

const TRAVADO = ERROS.NAO_PERMITE_EDITAR.mensagem

async function trocaAtividadeTravada(tx: Tx, dono: ClienteGravado, escolhida: number | null) {
  if (!dono.atividadeTravada || escolhida === null) return false
  const opcao = await opcaoEmUso(tx, 'ATIVIDADE', { id: escolhida })
  return opcao !== null && opcao.descricao !== dono.atividade
}
