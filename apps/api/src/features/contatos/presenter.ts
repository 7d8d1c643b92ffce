import type { Contato, listarEmails, listarTelefones } from '@balcao/dominio/contatos/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { ContatoComTipo, emailsDoCliente, telefonesDoCliente } from './queries.ts'

export function apresentarContato({ contato, tipo }: ContatoComTipo): Contato {
  const { id, nome, documento, dataNascimento, time, cargo, telefone, celular, email, versao } = contato
  return {
    id,
    nome,
    tipo: contato.tipoId,
    tipoDesc: tipo,
    doc: documento,
    dtNasc: dataNascimento,
    time,
    cargo,
    telefone,
    celular,
    email,
    desc: cargo === null ? nome : `${nome} (${cargo})`,
    tel: celular ?? telefone,
    versao,
  }
}

const tipoDe = (item: { principal: boolean }) => (item.principal ? 'Principal' : 'Adicional')

type Telefone = Awaited<ReturnType<typeof telefonesDoCliente>>[number]
type Email = Awaited<ReturnType<typeof emailsDoCliente>>[number]

export function apresentarTelefone(
  linha: Telefone,
  podeEditar: boolean,
): RespostaDe<typeof listarTelefones>['itens'][number] {
  const { id, numero, descricao, whatsapp, principal, clienteId } = linha
  return {
    id,
    tel: numero,
    desc: descricao,
    tipoDesc: tipoDe(linha),
    whatsapp,
    principal,
    idCli: clienteId,
    permiteEditar: podeEditar && linha.permiteEditar,
  }
}

export function apresentarEmail(
  linha: Email,
  podeEditar: boolean,
): RespostaDe<typeof listarEmails>['itens'][number] {
  const { id, email, descricao, principal, clienteId } = linha
  return {
    id,
    email,
    desc: descricao,
    tipoDesc: tipoDe(linha),
    principal,
    idCli: clienteId,
    permiteEditar: podeEditar && linha.permiteEditar,
  }
}
