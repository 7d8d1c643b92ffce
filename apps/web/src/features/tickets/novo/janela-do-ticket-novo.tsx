import { Modal } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { apagarRascunhoComArquivos } from '../../../platform/rascunhos-com-arquivos.ts'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { Assistente } from './assistente.tsx'
import { useConsumidorFixo } from './consumidor-fixo.ts'
import type { TicketAberto } from './envio/use-envio-do-ticket.ts'
import { BotaoDeItens } from './escolha/botao-de-itens.tsx'
import { comTipoDeHoje } from './menu-escolhido.ts'
import estilos from './novo.module.css'
import type { PedidoDeTicket } from './pedido-de-ticket.ts'
import { OfertaDeContinuar } from './rascunho/oferta-de-continuar.tsx'
import { useChaveDoRascunho } from './rascunho/rascunho-do-ticket.ts'
import { useRascunhoAnterior } from './rascunho/use-rascunho-anterior.ts'
import { type Comeco, useAssistente } from './use-assistente.ts'
import { usePreenchimento } from './use-preenchimento.ts'

type JanelaDoTicketNovoProps = {
  pedido: PedidoDeTicket
  aoAbrir: (ticket: TicketAberto) => void
  aoFechar: () => void
}

/** NOV-02 'Abrir novo ticket': first what there is to begin with, then the wizard. */
export function JanelaDoTicketNovo({ pedido, aoAbrir, aoFechar }: JanelaDoTicketNovoProps) {
  const celular = useCelular()
  const [comeco, setComeco] = useState<Comeco | null>(null)
  const tentarFechar = useRef(aoFechar)
  const conteudo = useRef<HTMLDivElement>(null)
  return (
    <Modal.Root
      opened
      onClose={() => {
        // Every open dialog hears Esc: it belongs to the one in front.
        if (naFrente(conteudo.current)) tentarFechar.current()
      }}
      size="min(1080px, 94vw)"
      fullScreen={celular}
      centered
      closeOnClickOutside={false}
      classNames={{ content: estilos.janela ?? '', body: estilos.interior ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content ref={conteudo}>
        {comeco ? (
          <AssistenteNaJanela {...comeco} aoAbrir={aoAbrir} aoFechar={aoFechar} tentarFechar={tentarFechar} />
        ) : (
          <Interior>
            <Preparo pedido={pedido} aoComecar={setComeco} />
          </Interior>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

function naFrente(dialogo: HTMLElement | null): boolean {
  const comFoco = document.activeElement?.closest('[role="dialog"]')
  return comFoco ? comFoco === dialogo : document.querySelectorAll('[role="dialog"]').length === 1
}

type PreparoProps = { pedido: PedidoDeTicket; aoComecar: (comeco: Comeco) => void }

function Preparo({ pedido, aoComecar }: PreparoProps) {
  const chave = useChaveDoRascunho()
  const consumidorFixo = useConsumidorFixo()
  const anterior = useRascunhoAnterior(chave)
  const { pronto, erro, tentarNovamente } = usePreenchimento(pedido)
  const semOferta = anterior === null && pronto !== null
  useEffect(() => {
    if (semOferta && pronto) aoComecar({ inicial: pronto.inicial, anterior: null })
  }, [semOferta, pronto, aoComecar])

  function continuar() {
    if (!anterior || !pronto) return
    const novo = comTipoDeHoje(anterior.valores.novo, pronto.menus, { consumidorFixo })
    aoComecar({ inicial: pronto.inicial, anterior: { ...anterior, valores: { ...anterior.valores, novo } } })
  }
  function recomecar() {
    if (!pronto) return
    void apagarRascunhoComArquivos(chave)
    aoComecar({ inicial: pronto.inicial, anterior: null })
  }
  return (
    <div className={estilos.preparo}>
      <AreaDeDados
        carregando={!pronto && !erro}
        erro={erro?.message}
        temDados={pronto !== null}
        aoTentarNovamente={tentarNovamente}
      >
        {anterior && pronto && (
          <OfertaDeContinuar anterior={anterior} aoContinuar={continuar} aoRecomecar={recomecar} />
        )}
      </AreaDeDados>
    </div>
  )
}

type AssistenteNaJanelaProps = Comeco &
  Omit<JanelaDoTicketNovoProps, 'pedido'> & { tentarFechar: RefObject<() => void> }

function AssistenteNaJanela({ tentarFechar, ...opcoes }: AssistenteNaJanelaProps) {
  const assistente = useAssistente(opcoes)
  const { novo, mudar } = assistente
  useEffect(() => {
    tentarFechar.current = assistente.tentarFechar
  })
  return (
    <FilialDaCoisa value={novo.filial?.idFil ?? null}>
      <Interior acoes={<BotaoDeItens novo={novo} mudar={mudar} />}>
        <Assistente assistente={assistente} />
      </Interior>
    </FilialDaCoisa>
  )
}

function Interior({ acoes, children }: { acoes?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Modal.Header className={estilos.cabecalho}>
        <Modal.Title>Abrir novo ticket</Modal.Title>
        <div className={estilos.acoes}>{acoes}</div>
        <Modal.CloseButton />
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
    </>
  )
}
