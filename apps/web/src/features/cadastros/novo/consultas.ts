import { cepGuardado } from '@balcao/dominio/brasil/cep'
import type { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import { TAMANHO_DO_CADASTRO } from '@balcao/dominio/cadastros/formulario'
import type { EnderecoDaFicha } from '@balcao/dominio/cadastros/problemas-dos-enderecos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { TAMANHO_DO_ENDERECO } from '@balcao/dominio/enderecos/campos'
import { complementoDoCep } from '@balcao/dominio/enderecos/complemento-do-cep'
import type { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { cortar } from '@balcao/dominio/formatos/cortar'
import { tirarMascara } from '@balcao/dominio/formatos/mascaras'
import { telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import type { CadastroNovo, CepConsultado } from './cadastro-novo.ts'
import { comLigacao, seguir } from './estado.ts'
import { aplicarConsulta, type Consulta } from './origens.ts'

type DaReceita = RespostaDe<typeof consultarReceita>
export type DoCep = Pick<
  RespostaDe<typeof consultarCep>,
  'logradouro' | 'complemento' | 'bairro' | 'localidade' | 'uf' | 'ibge' | 'erro'
>

const ENDERECO = 'enderecoCobranca'

/** CAD-03 What the tax authority knows, by our names; of what it does not know nothing is said. */
function valoresDaReceita({ endereco, socios, ...empresa }: DaReceita): Consulta['valores'] {
  const { razaoSocial, nomeFantasia, nomeSocio, email } = TAMANHO_DO_CADASTRO
  const { logradouro, numero, complemento, bairro, cidade } = TAMANHO_DO_ENDERECO
  const valores = {
    'empresa.razaoSocial': cortar(empresa.razao_social, razaoSocial),
    'empresa.nomeFantasia': cortar(empresa.nome_fantasia, nomeFantasia),
    'empresa.cnae': tirarMascara(empresa.cnae),
    'empresa.cnaes_secundario': empresa.cnaes_secundario.map(tirarMascara),
    'contatos.nomeSocio': cortar(socios[0]?.nome ?? '', nomeSocio),
    'contatos.telefone1': telefoneGuardado(empresa.telefone),
    'contatos.email': cortar(empresa.email.toLowerCase(), email),
    [`${ENDERECO}.cep`]: cepGuardado(endereco.cep),
    [`${ENDERECO}.logradouro`]: cortar(endereco.logradouro, logradouro),
    [`${ENDERECO}.numero`]: cortar(endereco.numero, numero),
    [`${ENDERECO}.complemento`]: cortar(endereco.complemento, complemento),
    [`${ENDERECO}.bairro`]: cortar(endereco.bairro, bairro),
    [`${ENDERECO}.uf`]: endereco.uf,
    // A city without its code is none that can be chosen.
    [`${ENDERECO}.ibge`]: endereco.ibge,
    [`${ENDERECO}.cidade`]: endereco.ibge && cortar(endereco.cidade, cidade),
  }
  return Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor.length > 0))
}

export function comReceita(novo: CadastroNovo, resposta: DaReceita): CadastroNovo {
  const { empresa, contatos, enderecoCobranca } = novo
  const consulta: Consulta = { fonte: 'RECEITA', valores: valoresDaReceita(resposta) }
  const { formulario, origens } = aplicarConsulta(
    { empresa, contatos, enderecoCobranca },
    novo.origens,
    consulta,
  )
  const { cep } = formulario.enderecoCobranca
  const preenchido: CadastroNovo = {
    ...novo,
    ...formulario,
    origens,
    situacaoNaReceita: resposta.situacao,
    // Its address came whole: leaving the CEP as it is asks nobody again.
    cepConsultado: cep && cep !== enderecoCobranca.cep ? { cep, qual: ENDERECO } : novo.cepConsultado,
  }
  const cheio = seguir(preenchido, novo)
  // Nobody edited anything: what follows the first address goes on following it.
  return novo.ligados ? comLigacao(cheio, true) : cheio
}

/** CAD-09 A failure leaves the CEP alone, and what the person had written. Late for another CEP, it is nobody's. */
export function comCep(
  novo: CadastroNovo,
  { cep, qual }: { cep: string; qual: EnderecoDaFicha },
  resposta: DoCep,
): CadastroNovo {
  if (novo[qual].cep !== cep) return novo
  const achou = resposta.erro === undefined
  const valores = {
    [`${qual}.logradouro`]: achou ? resposta.logradouro : '',
    [`${qual}.numero`]: '',
    [`${qual}.complemento`]: achou ? complementoDoCep(resposta.complemento) : '',
    [`${qual}.bairro`]: achou ? resposta.bairro : '',
    [`${qual}.cidade`]: achou ? resposta.localidade : '',
    [`${qual}.ibge`]: achou ? resposta.ibge : '',
    [`${qual}.uf`]: achou ? resposta.uf : '',
  }
  const { formulario, origens } = aplicarConsulta({ [qual]: novo[qual] }, novo.origens, {
    fonte: 'CEP',
    valores,
  })
  const cepConsultado: CepConsultado = { cep, qual, erro: resposta.erro }
  return { ...novo, ...formulario, origens, cepConsultado }
}
