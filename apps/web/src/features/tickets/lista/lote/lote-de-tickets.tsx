import { MAXIMO_EM_LOTE, type TicketDaLista } from '@balcao/dominio/tickets/lista/contratos'
import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconArrowForwardUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessao } from '../../../../platform/sessao.tsx'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { BarraDeLote } from '../../../../ui/listas/barra-de-lote.tsx'
import { contar } from './contar.ts'
import { DialogoDeEncaminhar } from './dialogo-de-encaminhar.tsx'
import { DialogoDeRecusas } from './dialogo-de-recusas.tsx'
import { useLote } from './use-lote.ts'

type LoteDeTicketsProps = { escolhidos: readonly TicketDaLista[]; aoLimpar: () => void }

const DEMAIS = `Escolha no máximo ${MAXIMO_EM_LOTE} de cada vez.`

/** What can be done to the chosen tickets at once; nothing when none is chosen. */
export function LoteDeTickets({ escolhidos, aoLimpar }: LoteDeTicketsProps) {
  const { pode } = useSessao()
  const lote = useLote(escolhidos, aoLimpar)
  const [encaminhando, setEncaminhando] = useState(false)
  const quantos = escolhidos.length
  const cabe = quantos <= MAXIMO_EM_LOTE
  const todosArquivados = quantos > 0 && escolhidos.every(({ arquivado }) => arquivado)
  const IconeDeArquivo = todosArquivados ? IconArchiveOff : IconArchive
  return (
    <>
      {quantos > 0 && (
        <BarraDeLote
          rotulo="Ações com os tickets escolhidos"
          contagem={contar(quantos, 'escolhido')}
          detalhes={
            <>
              {!cabe && <span>{DEMAIS}</span>}
              {lote.ocupado && <span>Processando…</span>}
            </>
          }
          aoLimpar={aoLimpar}
        >
          {pode('TICKET_ARQUIVAR') && (
            <BotaoBase
              variant="default"
              habilitado={cabe}
              falta={DEMAIS}
              carregando={lote.ocupado}
              leftSection={<IconeDeArquivo size={16} aria-hidden />}
              onClick={todosArquivados ? lote.desarquivar : lote.arquivar}
            >
              {todosArquivados ? 'Desarquivar' : 'Arquivar'}
            </BotaoBase>
          )}
          {pode('TICKET_ENCAMINHAR') && (
            <Button
              variant="default"
              disabled={!cabe || lote.ocupado}
              leftSection={<IconArrowForwardUp size={16} aria-hidden />}
              onClick={() => setEncaminhando(true)}
            >
              Encaminhar…
            </Button>
          )}
        </BarraDeLote>
      )}
      <DialogoDeEncaminhar
        aberto={encaminhando}
        quantos={quantos}
        lote={lote}
        aoFechar={() => {
          setEncaminhando(false)
          lote.esquecerErro()
        }}
      />
      <DialogoDeRecusas recusas={lote.recusas} aoFechar={lote.fecharRecusas} />
    </>
  )
}
