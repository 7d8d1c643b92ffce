import type { obterCliente, pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { cliente } from './tabelas.ts'

type Encontrado = RespostaDe<typeof pesquisarClientes>['itens'][number]

type Linha = {
  id: number
  fantasia: string
  razaoSocial: string
  documento: string
  cidade: string
  uf: string
  prospect: boolean
}

export function apresentarClienteEncontrado(linha: Linha): Encontrado {
  const { id, fantasia, razaoSocial, documento, cidade, uf, prospect } = linha
  return { id, fant: fantasia, razSoc: razaoSocial, cnpj: documento, cid: cidade, uf, prospect }
}

/** ENT-05 */
export function apresentarCliente(
  linha: typeof cliente.$inferSelect,
  filiais: { id: number; razaoSocial: string; nome: string }[],
): RespostaDe<typeof obterCliente> {
  return {
    id: linha.id,
    cnpj: linha.documento,
    razSoc: linha.razaoSocial,
    fant: linha.fantasia,
    inscEst: linha.inscricaoEstadual,
    atividade: linha.atividade,
    end: linha.logradouro,
    num: linha.numero,
    bair: linha.bairro,
    cep: linha.cep,
    cid: linha.cidade,
    uf: linha.uf,
    dtUltComp: linha.dataUltimaCompra,
    dtCad: linha.dataCadastro,
    prospect: linha.prospect,
    motivoBloqueio: linha.motivoBloqueio,
    filiaisSac: filiais.map(({ id, razaoSocial, nome }) => ({ idFil: id, razSoc: razaoSocial, desc: nome })),
  }
}
