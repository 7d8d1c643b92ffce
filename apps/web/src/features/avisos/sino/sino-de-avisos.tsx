import { nomeDoSino, textoDoContador } from '@balcao/dominio/avisos/contador'
import { ActionIcon, Drawer, Popover, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { type Ref, useRef, useState } from 'react'
import { useAtalho } from '../../../platform/atalhos.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import { useNaoLidos } from '../use-avisos.ts'
import { PainelDeAvisos } from './painel-de-avisos.tsx'
import estilos from './sino-de-avisos.module.css'
import { useAvisosAoVivo } from './use-avisos-ao-vivo.ts'

const DialogoDeNovoAviso = tardio(
  async () => (await import('../novo/dialogo-de-novo-aviso.tsx')).DialogoDeNovoAviso,
)

type SinoProps = { aoIr: (caminho: string) => void }

/** AVI-01 The bell of the top bar, for who may see notices. */
export function SinoDeAvisos(props: SinoProps) {
  return useSessao().pode('AVISO_VER') ? <Sino {...props} /> : null
}

function Sino({ aoIr }: SinoProps) {
  const celular = useCelular()
  const [aberto, setAberto] = useState(false)
  const [escrevendo, setEscrevendo] = useState<boolean | null>(null)
  const botao = useRef<HTMLButtonElement>(null)
  const naoLidos = useNaoLidos()
  const recebido = useAvisosAoVivo()
  useAtalho(['g', 'v'], 'Abrir os avisos', () => setAberto(true), 'portal')

  function escrever() {
    setAberto(false)
    setEscrevendo(true)
  }

  const sino = (
    <BotaoDoSino ref={botao} naoLidos={naoLidos} aberto={aberto} aoAlternar={() => setAberto(!aberto)} />
  )
  const painel = (
    <PainelDeAvisos
      naoLidos={naoLidos}
      aoEscrever={escrever}
      aoIr={(caminho) => {
        setAberto(false)
        aoIr(caminho)
      }}
      comTitulo={!celular}
    />
  )
  return (
    <>
      {celular ? (
        <>
          {sino}
          <Drawer
            opened={aberto}
            onClose={() => setAberto(false)}
            position="right"
            size="100%"
            title="Avisos"
          >
            {painel}
          </Drawer>
        </>
      ) : (
        <Popover
          opened={aberto}
          onChange={setAberto}
          position="bottom-end"
          width={420}
          trapFocus
          returnFocus
          withinPortal={false}
          // The kit would name the list after the bell and its number.
          withRoles={false}
        >
          <Popover.Target>{sino}</Popover.Target>
          <Popover.Dropdown className={estilos.janela} role="dialog" aria-label="Avisos">
            {painel}
          </Popover.Dropdown>
        </Popover>
      )}
      {/* There before the first notice, or it would not be announced. */}
      <VisuallyHidden role="status">
        {recebido && <span key={recebido.id}>{`Novo aviso: ${recebido.titulo}`}</span>}
      </VisuallyHidden>
      {escrevendo !== null && (
        <DialogoDeNovoAviso
          aberto={escrevendo}
          aoFechar={() => setEscrevendo(false)}
          aoNaoVir={() => setEscrevendo(null)}
          aoTerminarDeFechar={() => botao.current?.focus()}
        />
      )}
    </>
  )
}

type BotaoDoSinoProps = {
  ref: Ref<HTMLButtonElement>
  naoLidos: number | undefined
  aberto: boolean
  aoAlternar: () => void
}

function BotaoDoSino({ ref, naoLidos, aberto, aoAlternar, ...resto }: BotaoDoSinoProps) {
  const contador = textoDoContador(naoLidos ?? 0)
  return (
    <Tooltip label="Avisos" disabled={aberto}>
      <ActionIcon
        {...resto}
        ref={ref}
        className={estilos.botao}
        aria-label={nomeDoSino(naoLidos)}
        aria-haspopup="dialog"
        aria-keyshortcuts="g v"
        aria-expanded={aberto}
        onClick={aoAlternar}
      >
        <span className={estilos.sino} aria-hidden>
          <IconBell size={20} stroke={1.75} />
          {contador && <span className={estilos.contador}>{contador}</span>}
        </span>
      </ActionIcon>
    </Tooltip>
  )
}
