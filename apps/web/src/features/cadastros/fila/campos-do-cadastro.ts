import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import type { EnderecoDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { EnderecoDaFicha } from '@balcao/dominio/cadastros/problemas-dos-enderecos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { Cadastro } from './cadastro.ts'

/** A field as the form names it, so that what a source outside told can be told from what was typed. */
export type CampoPreenchido = { nome: string; campo: string; valor: string | false | null; largo?: boolean }

const simOuNao = (marcado: boolean) => (marcado ? 'Sim' : 'Não')

/** CAD-05 'Dados da Empresa' */
export function camposDaEmpresa({ formulario, nomes }: Cadastro): CampoPreenchido[] {
  const { documento, empresa } = formulario
  const tipo = tipoDeDocumento(documento) ?? 'CNPJ'
  const campo = (nome: string, chave: keyof typeof empresa, valor: CampoPreenchido['valor']) => ({
    nome,
    campo: `empresa.${chave}`,
    valor,
  })
  return [
    { nome: tipo, campo: 'documento', valor: formatarDocumento(documento) },
    campo(tipo === 'CPF' ? 'Nome' : 'Razão social', 'razaoSocial', empresa.razaoSocial),
    campo('Nome fantasia', 'nomeFantasia', empresa.nomeFantasia),
    campo('Inscrição estadual', 'inscricao', empresa.isento ? 'ISENTO' : empresa.inscricao),
    campo('Inscrição municipal', 'inscricaoMunicipal', empresa.inscricaoMunicipal),
    campo('Data de nascimento', 'dataNascimento', formatarData(empresa.dataNascimento)),
    campo('Filial', 'filialId', nomes.filial),
    campo('Atividade', 'atividade', nomes.atividade),
    campo('Como conheceu', 'comoConheceu', nomes.comoConheceu),
    campo('Tabela de preço', 'tabelaPreco', nomes.tabelaPreco),
    campo('Contribuinte', 'contribuinte', empresa.contribuinte && simOuNao(empresa.contribuinte === '1')),
    campo('CNAE', 'cnae', empresa.cnae),
    campo('CNAEs secundários', 'cnaes_secundario', empresa.cnaes_secundario.join(', ')),
    campo('Segmento', 'segmento', empresa.segmento),
    campo('Suframa', 'suframa', empresa.suframa),
    campo('Consumidor final', 'consumidorFinal', simOuNao(empresa.consumidorFinal)),
    campo('Regime especial', 'regimeEspecial', simOuNao(empresa.regimeEspecial)),
  ]
}

/** CAD-08 'Contatos', without the references and the banks. */
export function camposDosContatos({ formulario: { contatos } }: Cadastro): CampoPreenchido[] {
  const campo = (nome: string, chave: keyof typeof contatos, valor: CampoPreenchido['valor']) => ({
    nome,
    campo: `contatos.${chave}`,
    valor,
  })
  return [
    campo('Nome do sócio', 'nomeSocio', contatos.nomeSocio),
    campo('Nome do contato', 'nomeContato', contatos.nomeContato),
    campo('Telefone', 'telefone1', formatarTelefone(contatos.telefone1)),
    campo(
      'Celular',
      'celular1',
      contatos.celular1 && `${formatarTelefone(contatos.celular1)}${contatos.whatsApp ? ' (WhatsApp)' : ''}`,
    ),
    campo('Outro celular', 'celular2', formatarTelefone(contatos.celular2)),
    campo('E-mail', 'email', contatos.email),
    campo('E-mail da NFe', 'emailNFe', contatos.emailNFe),
    campo('E-mail do boleto', 'emailBoleto', contatos.emailBoleto),
    { ...campo('Observações', 'observacoes', contatos.observacoes), largo: true },
  ]
}

/** CAD-09 One of the two addresses. */
export function camposDoEndereco(qual: EnderecoDaFicha, { formulario }: Cadastro): CampoPreenchido[] {
  const endereco: EnderecoDoCadastro = formulario[qual]
  const campo = (nome: string, chave: keyof EnderecoDoCadastro, valor = endereco[chave]) => ({
    nome,
    campo: `${qual}.${chave}`,
    valor,
  })
  return [
    campo('CEP', 'cep', formatarCep(endereco.cep)),
    campo('Rua', 'logradouro'),
    campo('Número', 'numero'),
    campo('Complemento', 'complemento'),
    campo('Bairro', 'bairro'),
    campo('Cidade', 'cidade', endereco.cidade && `${endereco.cidade}/${endereco.uf}`),
  ]
}
