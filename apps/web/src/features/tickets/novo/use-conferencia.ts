import { usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { type Passo, passosDoTipo } from '@balcao/dominio/tickets/abertura/passos'
import { problemasDoPasso } from '@balcao/dominio/tickets/abertura/regras'
import { useTamanhoMaximoDeArquivo } from '../../../platform/parametros.ts'
import { useConsumidorFixo } from './consumidor-fixo.ts'
import { paraEnvio, somenteOQueOTipoPede, todosOsArquivos } from './estado.ts'
import type { TicketNovo } from './ticket-novo.ts'

type Problemas = Record<string, string>
export type Conferencia = {
  passos: readonly Passo[]
  problemasDe: (passo: Passo) => Problemas
  /** NOV-05 The first of these steps that does not let one pass. */
  primeiroImpedido: (ate: readonly Passo[]) => Passo | null
}

/** NOV-05 The rules of the steps over what was typed so far; the server runs the same ones. */
export function useConferencia(novo: TicketNovo): Conferencia {
  const ehConsumidorFinal = useConsumidorFixo()
  const limiteDeAnexosMb = useTamanhoMaximoDeArquivo(novo.filial?.idFil)
  const { tipo } = novo
  const enviado = somenteOQueOTipoPede(novo)
  const tamanhos = todosOsArquivos(enviado).map(({ size }) => size)

  function problemasDe(passo: Passo): Problemas {
    if (!tipo) return passo === 'SOLICITACAO' ? { idTipo: MENSAGENS.obrigatorio } : {}
    return problemasDoPasso(passo, paraEnvio(enviado), {
      tipo,
      ehConsumidorFinal,
      // NOV-07 The fuller form belongs to 'completar cadastro'.
      cadastroCompleto: false,
      anexosExcedidos: usoDeAnexos(tamanhos, limiteDeAnexosMb).excedeu,
      limiteDeAnexosMb,
    })
  }

  return {
    passos: passosDoTipo(tipo),
    problemasDe,
    primeiroImpedido: (ate) => ate.find((passo) => Object.keys(problemasDe(passo)).length > 0) ?? null,
  }
}
