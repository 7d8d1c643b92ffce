import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUpDouble,
  IconArrowForwardUp,
  IconTag,
  IconUserCheck,
  IconUserShare,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { AcoesDoLoteProps } from '../../../../platform/listas/descricao.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { DialogoDeEtiquetarVarios } from '../../etiquetas/dialogo-de-etiquetar-varios.tsx'
import { DialogoDeAtribuir } from '../../responsavel/dialogo-de-atribuir.tsx'
import { DialogoDeEncaminhar } from './dialogo-de-encaminhar.tsx'
import { useLote } from './use-lote.ts'

/** What can be done to the chosen tickets at once. */
export function LoteDeTickets(props: AcoesDoLoteProps<TicketDaLista>) {
  const { escolhidos, falta } = props
  const { pode } = useSessao()
  const lote = useLote(props)
  const [encaminhando, setEncaminhando] = useState(false)
  const [etiquetando, setEtiquetando] = useState(false)
  const [atribuindo, setAtribuindo] = useState(false)
  const todosArquivados = escolhidos.every(({ arquivado }) => arquivado)
  const IconeDeArquivo = todosArquivados ? IconArchiveOff : IconArchive
  const doBotao = { variant: 'default', habilitado: !falta, falta, carregando: lote.ocupado } as const
  return (
    <>
      {pode('TICKET_ASSUMIR') && !todosArquivados && (
        <>
          <BotaoBase
            {...doBotao}
            leftSection={<IconUserCheck size={16} aria-hidden />}
            onClick={lote.assumir}
          >
            Assumir
          </BotaoBase>
          {escolhidos.some(({ operador }) => operador) && (
            <BotaoBase
              {...doBotao}
              leftSection={<IconArrowBackUpDouble size={16} aria-hidden />}
              onClick={lote.devolver}
            >
              Devolver à fila
            </BotaoBase>
          )}
        </>
      )}
      {pode('TICKET_ENCAMINHAR') && !todosArquivados && (
        <BotaoBase
          {...doBotao}
          leftSection={<IconUserShare size={16} aria-hidden />}
          onClick={() => setAtribuindo(true)}
        >
          Atribuir…
        </BotaoBase>
      )}
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
      {pode('TICKET_ETIQUETAR') && !todosArquivados && (
        <BotaoBase
          {...doBotao}
          leftSection={<IconTag size={16} aria-hidden />}
          onClick={() => setEtiquetando(true)}
        >
          Etiquetas…
        </BotaoBase>
      )}
      {etiquetando && <DialogoDeEtiquetarVarios {...props} aoFechar={() => setEtiquetando(false)} />}
      <DialogoDeAtribuir
        aberto={atribuindo}
        tickets={escolhidos}
        ocupado={lote.ocupado}
        erro={lote.erroAoAtribuir}
        aoAtribuir={lote.atribuir}
        aoFechar={() => {
          setAtribuindo(false)
          lote.esquecerErroAoAtribuir()
        }}
      />
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
