import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarCnae } from '@balcao/dominio/brasil/cnae'
import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import type { EnderecoDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { EnderecoDaFicha } from '@balcao/dominio/cadastros/problemas-dos-enderecos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { NOMES_DA_EMPRESA, NOMES_DO_ENDERECO, NOMES_DOS_CONTATOS } from '../nomes-dos-campos.ts'
import type { Cadastro } from './cadastro.ts'

/** A field as the form names it, so that what a source outside told can be told from what was typed. */
export type CampoPreenchido = { nome: string; campo: string; valor: string | false | null; largo?: boolean }

const simOuNao = (marcado: boolean) => (marcado ? 'Sim' : 'Não')

/** CAD-05 'Dados da Empresa' */
export function camposDaEmpresa({ formulario, nomes }: Cadastro): CampoPreenchido[] {
  const { documento, empresa } = formulario
  const tipo = tipoDeDocumento(documento) ?? 'CNPJ'
  const campo = (chave: keyof typeof NOMES_DA_EMPRESA, valor: CampoPreenchido['valor']) => ({
    nome: NOMES_DA_EMPRESA[chave],
    campo: `empresa.${chave}`,
    valor,
  })
  return [
    { nome: tipo, campo: 'documento', valor: formatarDocumento(documento) },
    { ...campo('razaoSocial', empresa.razaoSocial), nome: tipo === 'CPF' ? 'Nome' : 'Razão social' },
    campo('nomeFantasia', empresa.nomeFantasia),
    campo('inscricao', empresa.isento ? 'ISENTO' : empresa.inscricao),
    campo('inscricaoMunicipal', empresa.inscricaoMunicipal),
    campo('dataNascimento', formatarData(empresa.dataNascimento)),
    campo('filialId', nomes.filial),
    campo('atividade', nomes.atividade),
    campo('comoConheceu', nomes.comoConheceu),
    campo('tabelaPreco', nomes.tabelaPreco),
    campo('contribuinte', empresa.contribuinte && simOuNao(empresa.contribuinte === '1')),
    campo('cnae', formatarCnae(empresa.cnae)),
    campo('cnaes_secundario', empresa.cnaes_secundario.map(formatarCnae).join(', ')),
    campo('segmento', empresa.segmento),
    campo('suframa', empresa.suframa),
    campo('consumidorFinal', simOuNao(empresa.consumidorFinal)),
    campo('regimeEspecial', simOuNao(empresa.regimeEspecial)),
  ]
}

/** CAD-08 'Contatos', without the references and the banks. */
export function camposDosContatos({ formulario: { contatos } }: Cadastro): CampoPreenchido[] {
  const campo = (chave: keyof typeof NOMES_DOS_CONTATOS, valor: CampoPreenchido['valor']) => ({
    nome: NOMES_DOS_CONTATOS[chave],
    campo: `contatos.${chave}`,
    valor,
  })
  return [
    campo('nomeSocio', contatos.nomeSocio),
    campo('nomeContato', contatos.nomeContato),
    campo('telefone1', formatarTelefone(contatos.telefone1)),
    campo(
      'celular1',
      contatos.celular1 && `${formatarTelefone(contatos.celular1)}${contatos.whatsApp ? ' (WhatsApp)' : ''}`,
    ),
    campo('celular2', formatarTelefone(contatos.celular2)),
    campo('email', contatos.email),
    campo('emailNFe', contatos.emailNFe),
    campo('emailBoleto', contatos.emailBoleto),
    { ...campo('observacoes', contatos.observacoes), largo: true },
  ]
}

/** CAD-09 One of the two addresses. */
export function camposDoEndereco(qual: EnderecoDaFicha, { formulario }: Cadastro): CampoPreenchido[] {
  const endereco: EnderecoDoCadastro = formulario[qual]
  const campo = (chave: keyof EnderecoDoCadastro, valor = endereco[chave]) => ({
    nome: NOMES_DO_ENDERECO[chave],
    campo: `${qual}.${chave}`,
    valor,
  })
  return [
    campo('cep', formatarCep(endereco.cep)),
    campo('logradouro'),
    campo('numero'),
    campo('complemento'),
    campo('bairro'),
    campo('cidade', endereco.cidade && `${endereco.cidade}/${endereco.uf}`),
  ]
}
