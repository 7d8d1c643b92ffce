import { limparDocumento } from '@balcao/dominio/brasil/documento'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { inscricaoGuardada } from '@balcao/dominio/cadastros/problemas-da-empresa'
import { emailGuardado } from '@balcao/dominio/validacao-de-contato'
import { type CadastroNovo, EMPRESA_VAZIA } from './cadastro-novo.ts'
import { ehEmpresa } from './estado.ts'
import { camposDaConsulta } from './origens.ts'

const DE_EMPRESA = ['cnae', 'cnaes_secundario', 'inscricaoMunicipal', 'suframa'] as const

/** CAD-06 What a simulation does not ask for. */
export const FORA_DA_SIMULACAO = [
  'inscricao',
  'inscricaoMunicipal',
  'isento',
  'comoConheceu',
  'contribuinte',
  'cnae',
  'cnaes_secundario',
  'segmento',
  'suframa',
  'consumidorFinal',
  'regimeEspecial',
] as const

const vaziosDe = (campos: readonly (keyof typeof EMPRESA_VAZIA)[]) =>
  Object.fromEntries(campos.map((campo) => [campo, EMPRESA_VAZIA[campo]]))

/** What was typed for another kind of registration stays on its screen; only what this one asks for travels. */
function empresaPedida(novo: CadastroNovo): FormularioDoCadastro['empresa'] {
  const empresa = {
    ...novo.empresa,
    ...(ehEmpresa(novo) ? { dataNascimento: '' } : vaziosDe(DE_EMPRESA)),
    ...(novo.empresa.simulacao && vaziosDe(FORA_DA_SIMULACAO)),
  }
  return { ...empresa, inscricao: inscricaoGuardada(empresa) }
}

/** CAD-04 What travels; the rules of each step run over it before, and the server again. */
export function formularioDo(novo: CadastroNovo): FormularioDoCadastro {
  const { contatos, referenciasComerciais, dadosBancarios, enderecoCobranca, enderecoEntrega } = novo
  const anexos = anexosPedidos(novo)
  return {
    documento: limparDocumento(novo.documento),
    empresa: empresaPedida(novo),
    contatos: {
      ...contatos,
      nomeSocio: ehEmpresa(novo) ? contatos.nomeSocio : '',
      email: emailGuardado(contatos.email),
      emailNFe: emailGuardado(contatos.emailNFe),
      emailBoleto: emailGuardado(contatos.emailBoleto),
    },
    referenciasComerciais,
    dadosBancarios,
    enderecoCobranca,
    enderecoEntrega,
    camposAdicionais: novo.camposAdicionais,
    tiposDosAnexos: anexos.map(({ tipo }) => tipo),
    camposDaConsulta: camposDaConsulta(novo.origens),
  }
}

/** CAD-06 A simulation needs no papers. */
export const anexosPedidos = ({ anexos, empresa }: CadastroNovo): CadastroNovo['anexos'] =>
  empresa.simulacao ? [] : anexos

/** CAD-01 A prospect that is completed goes with its number and its version. */
export function envioDo(novo: CadastroNovo) {
  const { prospect } = novo
  return {
    corpo: { ...formularioDo(novo), ...(prospect && { idCli: prospect.idCli, versao: prospect.versao }) },
    arquivos: anexosPedidos(novo).map(({ arquivo }) => arquivo),
  }
}

/** A file stands for itself by its name, size and date. */
export function retratoDo(novo: CadastroNovo) {
  const { corpo, arquivos } = envioDo(novo)
  return {
    ...corpo,
    anexos: arquivos.map(({ name, size, lastModified }) => [name, size, lastModified].join('|')),
  }
}
