import { ActionIcon, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useAtalho } from '../../../platform/atalhos.ts'
import { useComando } from '../../../platform/comandos.ts'
import type { Passo } from '../../../platform/listas/caminhada/andar.ts'
import type { Caminhada } from '../../../platform/listas/caminhada/caminhada.ts'
import { useAndar } from '../../../platform/listas/caminhada/use-andar.ts'

/** The name of the list of tickets, which its description repeats: that one is too much to bring along for it. */
export const NOME_DA_LISTA = 'tickets'

const FIM = {
  1: 'Este é o último ticket da lista.',
  [-1]: 'Este é o primeiro ticket da lista.',
} as Record<Passo, string>

type OpcoesDoAndar = {
  atual: number | undefined
  /** The list is on the screen. */
  aVista: boolean
  aoIr: (id: number, caminhada: Caminhada) => void
}

export const useAndarNosTickets = (opcoes: OpcoesDoAndar) =>
  useAndar({
    ...opcoes,
    lista: NOME_DA_LISTA,
    fim: FIM,
    trazerLeitura: async () => (await import('./ler-pagina-de-tickets.ts')).lerPaginaDeTickets,
  })

type AndarProps = { aoAndar: (passo: Passo) => void }

const PROXIMO = 'Próximo ticket da lista'
const ANTERIOR = 'Ticket anterior da lista'

/** MES-03, MES-04 [ and ], and the same in Ctrl+K. */
export function TeclasDeAndar({ aoAndar }: AndarProps) {
  useAtalho([']'], PROXIMO, () => aoAndar(1), 'ticket')
  useAtalho(['['], ANTERIOR, () => aoAndar(-1), 'ticket')
  useComando(PROXIMO, () => aoAndar(1))
  useComando(ANTERIOR, () => aoAndar(-1))
  return null
}

/** MES-03 The same for the mouse. */
export function BotoesDeAndar({ aoAndar }: AndarProps) {
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        size="sm"
        title={`${ANTERIOR} ( [ )`}
        aria-label={ANTERIOR}
        aria-keyshortcuts="["
        onClick={() => aoAndar(-1)}
      >
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="sm"
        title={`${PROXIMO} ( ] )`}
        aria-label={PROXIMO}
        aria-keyshortcuts="]"
        onClick={() => aoAndar(1)}
      >
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
