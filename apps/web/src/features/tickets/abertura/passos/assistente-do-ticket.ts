import { usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { PASSOS, type Passo, passosDoTipo } from '@balcao/dominio/tickets/abertura/passos'
import { problemasDoPasso } from '@balcao/dominio/tickets/abertura/regras'
import type { DescricaoDoAssistente } from '../../../../platform/assistente/descricao-do-assistente.ts'
import { useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import type { PassoDoAssistente, Problemas } from '../../../../ui/assistente/passo.ts'
import { nomeDoCampo, passoDoCampo } from '../pedido/campos-do-passo.ts'
import { useConsumidorFixo } from '../pedido/consumidor-fixo.ts'
import { paraEnvio, semAlteracoes, somenteOQueOTipoPede, todosOsArquivos } from '../pedido/estado.ts'
import type { TicketNovo } from '../pedido/ticket-novo.ts'
import { comPasso } from '../pedido/transportadora-proposta.ts'
import { CONTEUDO_DO_PASSO } from './conteudo-do-passo.tsx'

/** NOV-02 'Abrir novo ticket', described. */
export const ASSISTENTE_DO_TICKET: DescricaoDoAssistente<TicketNovo, Passo, typeof abrirTicketPeloPortal> = {
  formulario: 'tickets/novo',
  textos: {
    concluir: 'Abrir ticket',
    enviando: 'Envio do ticket',
    registrando: 'Registrando o ticket…',
    recusado: 'O ticket não foi aberto',
    falhou: 'Não foi possível abrir o ticket',
    descartar: 'Descartar este ticket?',
  },
  usePassos: usePassosDoTicket,
  comPasso,
  passoDoCampo,
  nomeDoCampo,
  semAlteracoes,
  contrato: abrirTicketPeloPortal,
  entrada,
  retrato: retratoDoEnvio,
}

function entrada(novo: TicketNovo) {
  const doTipo = somenteOQueOTipoPede(novo)
  return { corpo: paraEnvio(doTipo), arquivos: todosOsArquivos(doTipo) }
}

/** A file stands for itself by its name, size and date. */
export function retratoDoEnvio(novo: TicketNovo) {
  const { corpo, arquivos } = entrada(novo)
  return {
    ...corpo,
    arquivos: arquivos.map(({ name, size, lastModified }) => [name, size, lastModified].join('|')),
  }
}

/** NOV-02, NOV-05 The steps of the type, with its rules over what was typed so far; the server runs the same ones. */
function usePassosDoTicket(novo: TicketNovo): readonly PassoDoAssistente<TicketNovo, Passo>[] {
  const ehConsumidorFinal = useConsumidorFixo()
  const limiteDeAnexosMb = useTamanhoMaximoDeArquivo(novo.filial?.idFil)
  const { tipo } = novo
  const enviado = somenteOQueOTipoPede(novo)
  const tamanhos = todosOsArquivos(enviado).map(({ size }) => size)

  function problemasDe(passo: Passo): Problemas {
    // MES-09 What is missing is called by what is on the screen: without a menu there is no field for the type yet.
    const falta = novo.menu === null ? 'menu' : 'idTipo'
    if (!tipo) return passo === 'SOLICITACAO' ? { [falta]: MENSAGENS.obrigatorio } : {}
    return problemasDoPasso(passo, paraEnvio(enviado), {
      tipo,
      ehConsumidorFinal,
      // NOV-07 The fuller form belongs to 'completar cadastro'.
      anexosExcedidos: usoDeAnexos(tamanhos, limiteDeAnexosMb).excedeu,
      limiteDeAnexosMb,
    })
  }

  return passosDoTipo(tipo).map((id) => ({
    id,
    titulo: PASSOS[id],
    Conteudo: CONTEUDO_DO_PASSO[id],
    problemas: () => problemasDe(id),
  }))
}
