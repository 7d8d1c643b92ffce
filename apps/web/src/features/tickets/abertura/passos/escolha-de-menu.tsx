import { Tooltip, UnstyledButton } from '@mantine/core'
import {
  IconArrowBackUp,
  IconClipboardText,
  IconHelpCircle,
  IconMessageReport,
  IconTicket,
} from '@tabler/icons-react'
import { useId } from 'react'
import type { MenuDeTicket } from '../pedido/menu-escolhido.ts'
import estilos from './novo.module.css'

type EscolhaDeMenuProps = {
  menus: readonly MenuDeTicket[]
  escolhido: string | null
  aoEscolher: (menu: MenuDeTicket) => void
  erro?: string | undefined
  /** MES-07 The first choice, where a return fits in two screens. */
  aoDevolver?: (() => void) | undefined
}

const ICONES: Partial<Record<string, typeof IconTicket>> = {
  solicitacao: IconClipboardText,
  reclamacao: IconMessageReport,
  duvida: IconHelpCircle,
}

/** NOV-01 One button per menu; which types it holds is said when there is more than one. */
export function EscolhaDeMenu({ menus, escolhido, aoEscolher, erro, aoDevolver }: EscolhaDeMenuProps) {
  const idDoErro = useId()
  return (
    <fieldset className={estilos.menus} aria-describedby={erro ? idDoErro : undefined}>
      <legend>O que você precisa abrir?</legend>
      <div className={estilos.botoesDeMenu}>
        {aoDevolver && (
          <UnstyledButton
            className={estilos.botaoDeMenu ?? ''}
            data-autofocus
            title="Em duas telas, pelo número, chave ou cliente"
            onClick={aoDevolver}
          >
            <IconArrowBackUp size={24} stroke={1.5} aria-hidden />
            Devolver nota fiscal
          </UnstyledButton>
        )}
        {menus.map((menu) => (
          <BotaoDoMenu
            key={menu.key}
            menu={menu}
            marcado={menu.key === escolhido}
            aoEscolher={() => aoEscolher(menu)}
          />
        ))}
      </div>
      {erro && (
        <p id={idDoErro} className={estilos.erro} data-problema>
          {erro}
        </p>
      )}
    </fieldset>
  )
}

type BotaoDoMenuProps = { menu: MenuDeTicket; marcado: boolean; aoEscolher: () => void }

function BotaoDoMenu({ menu, marcado, aoEscolher }: BotaoDoMenuProps) {
  const { key, description, tipos } = menu
  const Icone = ICONES[key.toLowerCase()] ?? IconTicket
  const lista = (
    <ul>
      {tipos.map(({ id, desc }) => (
        <li key={id}>{desc}</li>
      ))}
    </ul>
  )
  return (
    <Tooltip label={lista} disabled={tipos.length < 2} position="bottom">
      <UnstyledButton className={estilos.botaoDeMenu ?? ''} aria-pressed={marcado} onClick={aoEscolher}>
        <Icone size={24} stroke={1.5} aria-hidden />
        {description}
      </UnstyledButton>
    </Tooltip>
  )
}
