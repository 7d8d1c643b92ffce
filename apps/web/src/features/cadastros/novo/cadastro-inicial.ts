import { limparDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import type { obterPreCadastro } from '@balcao/dominio/cadastros/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { AberturaDoCadastro } from '../abrir-cadastro.ts'
import { CADASTRO_EM_BRANCO, type CadastroNovo } from './cadastro-novo.ts'
import type { Origens } from './origens.ts'
import type { Escolhas } from './ultimas-escolhas.ts'

type PreCadastro = RespostaDe<typeof obterPreCadastro>

/** What is filled in already was on record, unless a source outside told it. */
function origensDo(
  { empresa, contatos, enderecoCobranca, enderecoEntrega }: Partes,
  deFora: string[],
): Origens {
  const cheios = Object.entries({ empresa, contatos, enderecoCobranca, enderecoEntrega }).flatMap(
    ([parte, campos]) =>
      Object.entries(campos)
        .filter(([, valor]) => (Array.isArray(valor) ? valor.length > 0 : Boolean(valor)))
        .map(([campo]) => `${parte}.${campo}`),
  )
  return Object.fromEntries(
    cheios.map((campo) => [campo, deFora.includes(campo) ? ('RECEITA' as const) : ('CADASTRO' as const)]),
  )
}
type Partes = Pick<CadastroNovo, 'empresa' | 'contatos' | 'enderecoCobranca' | 'enderecoEntrega'>

/** CAD-03 A registration begun before goes on where its company is asked for. */
export function doPreCadastro({ idCli, versao, comProva, formulario }: PreCadastro): CadastroNovo {
  const { documento, enderecoCobranca, enderecoEntrega } = formulario
  const { tiposDosAnexos: _tipos, camposDaConsulta, ...campos } = formulario
  const iguais = JSON.stringify(enderecoCobranca) === JSON.stringify(enderecoEntrega)
  return {
    ...CADASTRO_EM_BRANCO,
    ...campos,
    passo: 'EMPRESA',
    tipo: tipoDeDocumento(documento) ?? 'CNPJ',
    prospect: { idCli, versao, comProva },
    ligados: iguais && enderecoCobranca.cep !== '',
    origens: origensDo(formulario, camposDaConsulta),
  }
}

type Inicio = Pick<AberturaDoCadastro, 'consumidor'> & {
  filialId: number | null
  /** CAD-05 What the last registration had. */
  ultimas?: Escolhas
}

/** CAD-02, TIC-12 The wizard before anybody types: empty, or with what a ticket knows of its consumer. */
export function cadastroInicial({ consumidor, filialId, ultimas = {} }: Inicio): CadastroNovo {
  const { empresa, contatos } = CADASTRO_EM_BRANCO
  const { filialId: _filial, ...propostas } = ultimas
  const origens: Origens = Object.fromEntries(
    Object.keys(propostas).map((campo) => [`empresa.${campo}`, 'ULTIMO' as const]),
  )
  const novo = { ...CADASTRO_EM_BRANCO, empresa: { ...empresa, ...propostas, filialId }, origens }
  if (!consumidor) return novo
  const documento = limparDocumento(consumidor.documento)
  const tipo = tipoDeDocumento(documento) ?? 'CPF'
  const cheio: CadastroNovo = {
    ...novo,
    tipo,
    documento: tipoDeDocumento(documento) ? documento : '',
    empresa: { ...novo.empresa, razaoSocial: consumidor.nome },
    contatos: { ...contatos, telefone1: consumidor.telefone, email: consumidor.email },
  }
  return { ...cheio, origens: { ...origensDo(cheio, []), ...origens } }
}
