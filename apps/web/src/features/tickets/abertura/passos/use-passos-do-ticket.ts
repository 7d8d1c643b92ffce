import { usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { PASSOS, type Passo, passosDoTipo } from '@balcao/dominio/tickets/abertura/passos'
import { problemasDoPasso } from '@balcao/dominio/tickets/abertura/regras'
import { useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import type { PassoDoAssistente, Problemas } from '../../../../ui/assistente/passo.ts'
import { useConsumidorFixo } from '../pedido/consumidor-fixo.ts'
import { paraEnvio, somenteOQueOTipoPede, todosOsArquivos } from '../pedido/estado.ts'
import type { TicketNovo } from '../pedido/ticket-novo.ts'
import { CONTEUDO_DO_PASSO } from './conteudo-do-passo.tsx'

/** NOV-02, NOV-05 The steps of the type, with its rules over what was typed so far; the server runs the same ones. */
export function usePassosDoTicket(novo: TicketNovo): readonly PassoDoAssistente<TicketNovo, Passo>[] {
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
      cadastroCompleto: false,
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
