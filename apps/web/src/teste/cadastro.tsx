import {
  type cadastrarCliente,
  consultarDocumento,
  consultarReceita,
  listarCamposAdicionais,
  permiteCadastrar,
  procurarParecidos,
} from '@balcao/dominio/cadastros/contratos'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { ModoDeCadastro } from '@balcao/dominio/cadastros/modos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { listarCidades } from '@balcao/dominio/lugares/contratos'
import { listarAtividades, listarBancos, listarComoConheceu } from '@balcao/dominio/opcoes/contratos'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { configurarMensagens } from '@balcao/dominio/validacao'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { type AberturaDoCadastro, useAbrirCadastro } from '../features/cadastros/abrir-cadastro.ts'
import { doPreCadastro } from '../features/cadastros/novo/cadastro-inicial.ts'
import {
  CADASTRO_EM_BRANCO,
  type CadastroNovo,
  CONTATOS_VAZIOS,
  EMPRESA_VAZIA,
  type Passo,
} from '../features/cadastros/novo/cadastro-novo.ts'
import { ProvedorDoCadastro } from '../features/cadastros/provedor-do-cadastro.tsx'
import { criarClienteDeConsultas } from '../platform/consultas.ts'
import { chaveDoRascunho } from '../platform/rascunhos.ts'
import { guardarRascunhoComArquivos } from '../platform/rascunhos-com-arquivos.ts'
import { SessaoAberta } from '../platform/sessao.tsx'
import { AreaDeToasts } from '../ui/retorno/area-de-toasts.tsx'
import { ProvedorDeConfirmacao } from '../ui/retorno/confirmacao.tsx'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'
import { recusar, responder } from './servidor.ts'

configurarMensagens()

export const CNPJ = '11222333000181'

export const RECEITA: RespostaDe<typeof consultarReceita> = {
  cnpj: CNPJ,
  razao_social: 'Norte Alimentos Ltda',
  nome_fantasia: 'Norte',
  telefone: '(19) 3234-5678',
  email: 'CONTATO@NORTE.TEST',
  socios: [{ nome: 'Caio Prado' }],
  situacao: 'ATIVA',
  cnae: '4711-3/01',
  cnaes_secundario: ['4711-3/02'],
  endereco: {
    cep: '13010-000',
    logradouro: 'Rua das Flores',
    numero: '10',
    complemento: '',
    bairro: 'Centro',
    cidade: 'Campinas',
    ibge: '3509502',
    uf: 'SP',
  },
  fonte: 'LOCAL',
}

export const DO_CEP: RespostaDe<typeof consultarCep> = {
  cep: '01001000',
  logradouro: 'Praça da Sé',
  complemento: '',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
  fonte: 'LOCAL',
}

export const FEITO: RespostaDe<typeof cadastrarCliente> = {
  message: 'Cliente cadastrado com sucesso.',
  idCli: 77,
  idCadastro: 5,
  situacao: 'APROVADO',
  avisos: {},
}

/** A registration begun before. */
export const formularioDe = (outros: Partial<FormularioDoCadastro> = {}): FormularioDoCadastro => ({
  documento: CNPJ,
  empresa: EMPRESA_VAZIA,
  contatos: CONTATOS_VAZIOS,
  referenciasComerciais: [],
  dadosBancarios: [],
  enderecoCobranca: CADASTRO_EM_BRANCO.enderecoCobranca,
  enderecoEntrega: CADASTRO_EM_BRANCO.enderecoEntrega,
  camposAdicionais: [],
  tiposDosAnexos: [],
  camposDaConsulta: [],
  ...outros,
})

const ENDERECO = {
  cep: '13010000',
  logradouro: 'Rua das Flores',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Campinas',
  ibge: '3509502',
  uf: 'SP',
}
const referenciaDe = (nome: string) => ({ nome, telefone: '1932345678', cidade: 'Campinas', uf: 'SP' })

/** One in which nothing is missing. */
export const CHEIO = formularioDe({
  empresa: {
    ...EMPRESA_VAZIA,
    razaoSocial: 'Norte Alimentos Ltda',
    nomeFantasia: 'Norte',
    isento: true,
    filialId: 2,
    atividade: 3,
    comoConheceu: 8,
    tabelaPreco: 5,
    contribuinte: '1',
    cnae: '4711301',
  },
  contatos: {
    ...CONTATOS_VAZIOS,
    nomeSocio: 'Caio Prado',
    nomeContato: 'Lia Melo',
    telefone1: '1932345678',
    email: 'lia@norte.test',
    emailNFe: 'nfe@norte.test',
    emailBoleto: 'boleto@norte.test',
    observacoes: 'Entregar de manhã',
  },
  referenciasComerciais: ['Alfa', 'Beta', 'Gama'].map(referenciaDe),
  enderecoCobranca: ENDERECO,
  enderecoEntrega: ENDERECO,
})

const LIVRE = { situacao: 'LIVRE', cliente: null, message: 'Documento disponível para cadastro.' } as const

type CampoAdicional = RespostaDe<typeof listarCamposAdicionais>['itens'][number]

/** What the wizard asks the server; a test replaces what it is about. */
export const servidorDoCadastro = ({
  modo = 'COMPLETO',
  campos = [],
}: {
  modo?: ModoDeCadastro
  campos?: CampoAdicional[]
} = {}) => [
  responder(permiteCadastrar, { permite: true, modo }),
  responder(listarCamposAdicionais, { itens: campos }),
  responder(listarAtividades, {
    itens: [
      { id: 3, atividade: 'Padaria' },
      { id: 4, atividade: 'Mercado' },
    ],
  }),
  responder(listarComoConheceu, { itens: [{ id: 8, desc: 'Indicação' }] }),
  responder(listarTabelasDePreco, { itens: [{ numeroTabela: 5, nomeTabela: 'Varejo' }] }),
  responder(listarBancos, { itens: [{ codigoBanco: '001', nomeBanco: 'Banco do Brasil' }] }),
  responder(listarCidades, {
    itens: [
      { ibge: '3509502', cidade: 'Campinas' },
      { ibge: '3550308', cidade: 'São Paulo' },
    ],
  }),
  responder(consultarDocumento, LIVRE),
  responder(consultarReceita, () => recusar(404, { message: 'Cadastro não encontrado.' })),
  responder(consultarCep, DO_CEP),
  responder(procurarParecidos, { itens: [] }),
]

function Botao({ abertura }: { abertura: AberturaDoCadastro | undefined }) {
  const abrir = useAbrirCadastro()
  return (
    <button type="button" onClick={() => abrir(abertura)}>
      Abrir cadastro
    </button>
  )
}

/** What somebody left unfinished at that step: the prospect with nothing missing, but for what is said. */
export async function comRascunhoEm(passo: Passo, outros: Partial<CadastroNovo> = {}) {
  const novo = {
    ...doPreCadastro({ idCli: 42, versao: 3, comProva: false, formulario: CHEIO }),
    ...outros,
    passo,
  }
  const chave = chaveDoRascunho(cargaDe('OPERADOR').colaborador.id, 'cadastros/prospect/42')
  await guardarRascunhoComArquivos(chave, { novo, visitados: [passo], envio: null })
}

type Opcoes = { carga?: ReturnType<typeof cargaDe>; abertura?: AberturaDoCadastro }

/** The registration as any page opens it; `idos` are the customers that the person went to. */
export function abrirCadastro({ carga = cargaDe('OPERADOR'), abertura }: Opcoes = {}) {
  const idos: number[] = []
  const tela = renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={carga}>
        <ProvedorDeConfirmacao>
          <ProvedorDoCadastro aoIrParaOCliente={(id) => idos.push(id)}>
            <Botao abertura={abertura} />
          </ProvedorDoCadastro>
        </ProvedorDeConfirmacao>
      </SessaoAberta>
      <AreaDeToasts />
    </QueryClientProvider>,
  )
  const { usuario } = tela
  const clicar = async (nome: string | RegExp) =>
    usuario.click(await screen.findByRole('button', { name: nome }))
  const campo = (nome: string | RegExp) => screen.findByRole('textbox', { name: nome })
  return {
    ...tela,
    idos,
    clicar,
    campo,
    abrir: () => clicar('Abrir cadastro'),
    passo: (nome: string) => screen.findByRole('heading', { level: 2, name: nome }),
    /** Pastes into fields by name, over what they have. */
    async preencher(valores: Record<string, string>) {
      for (const [nome, valor] of Object.entries(valores)) {
        const alvo = await campo(nome)
        await usuario.clear(alvo)
        await usuario.click(alvo)
        await usuario.paste(valor)
      }
    },
  }
}
