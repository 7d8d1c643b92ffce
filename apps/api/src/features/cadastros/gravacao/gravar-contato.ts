import { tipoDoContatoDoCadastro } from '@balcao/dominio/cadastros/contato-do-cadastro'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { emailGuardado, telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { inserirContato, outrosContatos } from '../../contatos/queries.ts'
import { opcoesDaLista } from '../../opcoes/queries.ts'

/** CAD-08, CLI-06 Whom one talks to becomes a contact of the customer, once. */
export async function gravarContato(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  { contatos: { nomeContato: nome, telefone1, celular1, email: digitado } }: FormularioDoCadastro,
): Promise<void> {
  if (nome === '') return
  const atuais = await outrosContatos(tx, clienteId)
  if (atuais.some((atual) => atual.nome.toLowerCase() === nome.toLowerCase())) return
  const tipoId = tipoDoContatoDoCadastro(await opcoesDaLista(tx, 'TIPO_CONTATO'))
  if (tipoId === null) return
  const email = emailGuardado(digitado)
  const dados = {
    nome,
    tipoId,
    telefone: telefoneGuardado(telefone1) || null,
    celular: telefoneGuardado(celular1) || null,
    // CLI-06 No two contacts of a customer have the same.
    email: atuais.some((atual) => atual.email === email) ? null : email || null,
  }
  const id = await inserirContato(tx, autoria, clienteId, dados)
  await registrarHistorico(tx, autoria, {
    entidade: 'contato',
    entidadeId: id,
    acao: 'CRIAR',
    dados: { cliente: clienteId, ...dados },
  })
}
