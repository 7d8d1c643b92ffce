import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { gravarEmail, gravarTelefone } from '../../clientes/queries-mudanca.ts'
import { emailsDoCliente, telefonesDoCliente } from '../../contatos/queries.ts'
import { emailsDoFormulario, telefonesDoFormulario } from './colunas-do-cadastro.ts'
import { inserirEmails, inserirTelefones, marcarWhatsapp } from './queries-meios.ts'

/** CAD-08, CLI-06 The main phone and e-mail are those of the form; of the others none that is there goes. */
export async function gravarMeios(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  formulario: FormularioDoCadastro,
): Promise<void> {
  await gravarTelefones(tx, autoria, clienteId, formulario)
  const gravados = await emailsDoCliente(tx, clienteId)
  const digitados = emailsDoFormulario(formulario)
  const principal = gravados.find((gravado) => gravado.principal)
  const novo = digitados.find((digitado) => digitado.principal)
  if (principal && novo && principal.email !== novo.email)
    await gravarEmail(tx, autoria, principal.id, novo.email)
  const jaTem = ({ email, descricao }: { email: string; descricao: string }) =>
    gravados.some((gravado) => gravado.email === email && gravado.descricao === descricao)
  const faltam = digitados.filter((digitado) => (digitado.principal ? !principal : !jaTem(digitado)))
  await inserirEmails(tx, autoria, clienteId, faltam)
}

async function gravarTelefones(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  formulario: FormularioDoCadastro,
): Promise<void> {
  const gravados = await telefonesDoCliente(tx, clienteId)
  const digitados = telefonesDoFormulario(formulario)
  const principal = gravados.find((gravado) => gravado.principal)
  const novo = digitados.find((digitado) => digitado.principal)
  const mudou = principal && novo && principal.numero !== novo.numero
  if (mudou) await gravarTelefone(tx, autoria, principal.id, novo.numero)
  // The number that the main one had until now is no longer there.
  const restantes = gravados.filter((gravado) => !(mudou && gravado === principal))
  const igual = (numero: string) => restantes.find((gravado) => gravado.numero === numero)
  for (const { numero, whatsapp } of digitados) {
    const jaTem = igual(numero)
    if (jaTem && whatsapp && !jaTem.whatsapp) await marcarWhatsapp(tx, autoria, jaTem.id, true)
  }
  const faltam = digitados.filter((digitado) => (digitado.principal ? !principal : !igual(digitado.numero)))
  await inserirTelefones(tx, autoria, clienteId, faltam)
}
