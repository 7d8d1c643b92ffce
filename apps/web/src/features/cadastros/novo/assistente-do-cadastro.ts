import { cadastrarCliente } from '@balcao/dominio/cadastros/contratos'
import type { CodigoErro } from '@balcao/dominio/erros'
import type { ApiError } from '../../../platform/api-error.ts'
import type { DescricaoDoAssistente } from '../../../platform/assistente/descricao-do-assistente.ts'
import type { CadastroNovo, Passo } from './cadastro-novo.ts'
import { nomeDoCampo, passoDoCampo } from './campos-do-passo.ts'
import { doComeco, semAlteracoes, temDigitado } from './estado.ts'
import { envioDo, retratoDo } from './formulario-do-cadastro.ts'
import { usePassosDoCadastro } from './use-passos-do-cadastro.ts'

const SOBRE_O_DOCUMENTO: readonly (CodigoErro | undefined)[] = [
  'DOCUMENTO_JA_CADASTRADO',
  'CADASTRO_PENDENTE',
  'CLIENTE_JA_COMPLETO',
]

const RECOMECAR = {
  titulo: 'Voltar ao documento?',
  mensagem: 'O que você preencheu nos outros passos será apagado.',
  confirmar: 'Voltar e apagar',
  cancelar: 'Continuar preenchendo',
  perigo: true,
}

const perde = (novo: CadastroNovo, inicial: CadastroNovo) =>
  temDigitado(novo) && !semAlteracoes({ ...novo, documento: inicial.documento }, inicial)

type Opcoes = { formulario: string; inicial: CadastroNovo }

/** CAD-02 'Cadastrar Cliente', described; `inicial` is what it began with. */
export const assistenteDoCadastro = ({
  formulario,
  inicial,
}: Opcoes): DescricaoDoAssistente<CadastroNovo, Passo, typeof cadastrarCliente> => ({
  formulario,
  textos: {
    prosseguir: 'Continuar',
    concluir: 'Finalizar',
    enviando: 'Envio do cadastro',
    registrando: 'Registrando o cadastro…',
    recusado: 'O cliente não foi cadastrado',
    falhou: 'Não foi possível cadastrar o cliente',
    descartar: 'Descartar este cadastro?',
  },
  usePassos: usePassosDoCadastro,
  comPasso: (novo, passo) => ({ ...novo, passo }),
  passoDoCampo,
  nomeDoCampo,
  semAlteracoes,
  podeVoltar: ({ empresa }) => !empresa.simulacao,
  recomeco: (novo, destino) =>
    destino === 'DOCUMENTO'
      ? { pergunta: perde(novo, inicial) ? RECOMECAR : null, novo: doComeco(novo, inicial) }
      : null,
  camposDoErro: (erro: ApiError) =>
    SOBRE_O_DOCUMENTO.includes(erro.codigo) ? { documento: erro.message, ...erro.campos } : erro.campos,
  contrato: cadastrarCliente,
  entrada: envioDo,
  retrato: retratoDo,
})
