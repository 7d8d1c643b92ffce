import { tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import { criarEmissor } from '../brasil/gerar-documentos.ts'
import { gerarInscricaoEstadual } from '../brasil/gerar-inscricao-estadual.ts'
import { segmentosDe } from '../clientes/gerar-clientes.ts'
import { criarGeradorDeEmpresas, type Identidade } from '../clientes/gerar-empresas.ts'
import { gerarEndereco, gerarTelefone, sortearCidade } from '../enderecos/gerar-enderecos.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { criarSorteio } from '../sorteio.ts'
import { paraEndereco } from '../texto.ts'

type Fontes = Pick<Demo, 'clientes' | 'colaboradores' | 'filiais'>

/** CAD-07 The longest mailbox that a registration asks for, at the customer's own domain. */
export const cabeNoCadastro = (dominio: string): boolean =>
  `financeiro@${dominio}`.length <= TAMANHO_DO_CADASTRO.email

const dominioDe = (fantasia: string): string => `${paraEndereco(fantasia)}.example`

/** CAD-01 Companies that nobody sold to yet, near the branch of whoever registers them; no other customer has their names. */
export function gerarNovosProspects(negocio: NegocioDemo, demo: Fontes, filial: number, quantos: number) {
  const uf = demo.filiais[filial]?.uf
  if (!uf) throw new RangeError(`Sem filial na posição ${filial}`)
  const sorteio = criarSorteio(`${negocio}/cadastros`)
  const documentos = demo.clientes.map(({ documento }) => documento)
  const emissor = criarEmissor(sorteio, [...documentos, ...demo.colaboradores.map(({ cpf }) => cpf)])
  const empresas = criarGeradorDeEmpresas(segmentosDe(negocio), emissor, sorteio)
  const conhecidos = new Set(demo.clientes.flatMap(({ documento, fantasia }) => [documento, fantasia]))
  const serve = ({ documento, fantasia, contribuinte }: Identidade) =>
    contribuinte &&
    tipoDeDocumento(documento) === 'CNPJ' &&
    !conhecidos.has(documento) &&
    !conhecidos.has(fantasia) &&
    cabeNoCadastro(dominioDe(fantasia))

  const novos: Identidade[] = []
  while (novos.length < quantos) novos.push(...empresas.proxima().filter(serve).slice(0, 1))
  return novos.map(({ contribuinte: _c, recente: _r, rural: _z, ...identidade }) => {
    const cidade = sortearCidade(uf, sorteio)
    return {
      ...identidade,
      ...gerarEndereco(cidade, sorteio),
      inscricaoEstadual: gerarInscricaoEstadual(cidade.uf, sorteio),
      telefone: gerarTelefone(cidade.ddd, sorteio),
      email: `contato@${dominioDe(identidade.fantasia)}`,
      filiais: [filial] as const,
    }
  })
}
