import { canaisDeAvisos, type EventosDeAvisos } from '@balcao/dominio/avisos/canais'
import { nomeDoSino, textoComOutros, textoDoContador } from '@balcao/dominio/avisos/contador'
import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { TIPOS_DE_AVISO, tipoDoAviso } from '@balcao/dominio/avisos/tipos'
import { DURACAO_DO_TOAST_MS } from '@balcao/dominio/constantes'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { ActionIcon, Drawer, Popover, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { type Ref, useRef, useState } from 'react'
import { useAtalho } from '../../../platform/atalhos.ts'
import { useLeitura } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useCanais, useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import { avisarInfo } from '../../../ui/retorno/toasts.ts'
import { type Aviso, useNaoLidos } from '../use-avisos.ts'
import { PainelDeAvisos } from './painel-de-avisos.tsx'
import estilos from './sino-de-avisos.module.css'

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

/** AVI-01 Keeps the bell and the list up to date; answers the last notice that arrived, to be announced. */
function useAvisosAoVivo(): Aviso | null {
  const { colaborador, filiais } = useSessao()
  const ler = useLeitura(listarAvisos)
  const [recebido, setRecebido] = useState<Aviso | null>(null)
  const ditos = useRef({ quantos: 0, em: 0 })

  // Many may come at once (everything that waits too long): each on its own would cover a phone's page.
  function dizer(texto: string) {
    const agora = Date.now()
    const juntos = agora - ditos.current.em < DURACAO_DO_TOAST_MS.padrao
    ditos.current = { quantos: juntos ? ditos.current.quantos + 1 : 0, em: agora }
    avisarInfo(textoComOutros(texto, ditos.current.quantos), { assunto: 'avisos' })
  }

  async function receber(id: number) {
    // The event has only the id. Without an answer the bell still grows; what was confirmed already is no news.
    const { itens } = await ler({ query: { naoLidos: 'true' } }).catch(() => ({ itens: [] }))
    const aviso = itens.find((outro) => outro.id === id)
    if (!aviso) return
    const { toast } = TIPOS_DE_AVISO[tipoDoAviso(aviso)]
    if (toast) dizer(toast(aviso.titulo))
    else setRecebido(aviso)
  }

  const canais = [
    ...canaisDeAvisos(
      colaborador.tipo,
      filiais.map(({ idFil }) => idFil),
    ),
    canalDoColaborador(colaborador.id),
  ]
  useCanais<EventosDeAvisos>(canais, { 'aviso-publicado': ({ id }) => void receber(id) })
  // The person's own channel tells of more than notices.
  useReleituraAoVivo(canais, ({ muda }) => muda.includes('avisos'))
  return recebido
}
