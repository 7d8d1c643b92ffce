import type { TicketDaLista } from '@balcao/dominio/tickets/lista/contratos'
import { IconArchive, IconArchiveOff, IconArrowForwardUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { AcoesDoLoteProps } from '../../../../platform/listas/descricao.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { DialogoDeEncaminhar } from './dialogo-de-encaminhar.tsx'
import { useLote } from './use-lote.ts'

/** What can be done to the chosen tickets at once. */
export function LoteDeTickets(props: AcoesDoLoteProps<TicketDaLista>) {
  const { escolhidos, falta } = props
  const { pode } = useSessao()
  const lote = useLote(props)
  const [encaminhando, setEncaminhando] = useState(false)
  const todosArquivados = escolhidos.every(({ arquivado }) => arquivado)
  const IconeDeArquivo = todosArquivados ? IconArchiveOff : IconArchive
  const doBotao = { variant: 'default', habilitado: !falta, falta, carregando: lote.ocupado } as const
  return (
    <>
      {pode('TICKET_ARQUIVAR') && (
        <BotaoBase
          {...doBotao}
          leftSection={<IconeDeArquivo size={16} aria-hidden />}
          onClick={todosArquivados ? lote.desarquivar : lote.arquivar}
        >
          {todosArquivados ? 'Desarquivar' : 'Arquivar'}
        </BotaoBase>
      )}
      {pode('TICKET_ENCAMINHAR') && (
        <BotaoBase
          {...doBotao}
          leftSection={<IconArrowForwardUp size={16} aria-hidden />}
          onClick={() => setEncaminhando(true)}
        >
          Encaminhar…
        </BotaoBase>
      )}
      <DialogoDeEncaminhar
        aberto={encaminhando}
        quantos={escolhidos.length}
        lote={lote}
        aoFechar={() => {
          setEncaminhando(false)
          lote.esquecerErro()
        }}
      />
    </>
  )
}
