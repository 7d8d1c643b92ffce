import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, Kbd, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconArrowBackUpDouble,
  IconCircleCheck,
  IconDots,
  IconPlayerSkipForward,
  IconPlayerTrackNext,
  IconReload,
  IconTransform,
  IconUserCheck,
  IconUserEdit,
  IconUserShare,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PROXIMO_DA_FILA, useIrAoProximo } from '../fila/proximo-da-fila.ts'
import estilos from './acoes.module.css'
import { type AcaoDeBotao, acoesDoMenu } from './acoes-possiveis.ts'

const ICONES: Record<AcaoDeBotao, typeof IconArchive> = {
  assumir: IconUserCheck,
  atribuir: IconUserShare,
  devolver: IconArrowBackUpDouble,
  avancar: IconPlayerTrackNext,
  retroceder: IconArrowBackUp,
  finalizar: IconCircleCheck,
  reabrir: IconReload,
  reclassificar: IconTransform,
  completarCadastro: IconUserEdit,
  arquivar: IconArchive,
  desarquivar: IconArchiveOff,
}

type MenuDeAcoesProps = { ticket: TicketDetalhado; aoEscolher: (acao: AcaoDeBotao) => void }

/** TIC-10 Everything but the next action; what can't be done now says why. */
export function MenuDeAcoes({ ticket, aoEscolher }: MenuDeAcoesProps) {
  const { permitidas, impedidas } = acoesDoMenu(ticket)
  const botao = useRef<HTMLButtonElement>(null)
  const [escolheu, setEscolheu] = useState(false)
  const irAoProximo = useIrAoProximo()
  if (permitidas.length + impedidas.length === 0) return null

  function escolher(acao: AcaoDeBotao) {
    // The dialog gives the focus back to whoever had it when it opened: the item will be gone by then.
    botao.current?.focus()
    setEscolheu(true)
    aoEscolher(acao)
  }

  return (
    <Menu
      position="bottom-end"
      width={300}
      withInitialFocusPlaceholder={false}
      // It would come a moment later, and take the focus from the dialog that has just opened.
      returnFocus={!escolheu}
      onOpen={() => setEscolheu(false)}
    >
      <Menu.Target>
        <Button
          ref={botao}
          variant="default"
          data-recolhe
          title="Mais ações"
          rightSection={<IconDots size={16} aria-hidden />}
        >
          Mais ações
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {permitidas.map(({ acao, rotulo }) => (
          <Menu.Item key={acao} leftSection={<Icone acao={acao} />} onClick={() => escolher(acao)}>
            {rotulo}
          </Menu.Item>
        ))}
        {irAoProximo && (
          <Menu.Item
            leftSection={<IconPlayerSkipForward size={16} aria-hidden />}
            rightSection={<Kbd size="xs">J</Kbd>}
            onClick={() => irAoProximo(ticket.id)}
          >
            {PROXIMO_DA_FILA}
          </Menu.Item>
        )}
        {permitidas.length > 0 && impedidas.length > 0 && <Menu.Divider />}
        {impedidas.length > 0 && <Menu.Label>Agora não é possível</Menu.Label>}
        {impedidas.map(({ acao, rotulo, motivo }) => (
          // Not `disabled`: the keyboard passes over what is, and the reason would be for the eyes alone.
          <Menu.Item
            key={acao}
            aria-disabled
            closeMenuOnClick={false}
            className={estilos.impedida ?? ''}
            leftSection={<Icone acao={acao} />}
          >
            {rotulo}
            <small className={estilos.motivo}>{motivo}</small>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Icone({ acao }: { acao: AcaoDeBotao }) {
  const Desenho = ICONES[acao]
  return <Desenho size={16} aria-hidden />
}
