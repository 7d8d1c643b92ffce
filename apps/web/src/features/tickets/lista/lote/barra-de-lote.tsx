import { MAXIMO_EM_LOTE } from '@balcao/dominio/tickets/contratos-lista'
import { Button, CloseButton } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconArrowForwardUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessao } from '../../../../platform/sessao.tsx'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { contar } from './contar.ts'
import { DialogoDeEncaminhar } from './dialogo-de-encaminhar.tsx'
import { DialogoDeRecusas } from './dialogo-de-recusas.tsx'
import estilos from './lote.module.css'
import { useLote } from './use-lote.ts'
import type { TicketsEscolhidos } from './use-selecao.ts'

type BarraDeLoteProps = { escolhidos: TicketsEscolhidos; aoLimpar: () => void }

/** What can be done to the chosen tickets at once; nothing when none is chosen. */
export function BarraDeLote({ escolhidos, aoLimpar }: BarraDeLoteProps) {
  const { pode } = useSessao()
  const lote = useLote(escolhidos, aoLimpar)
  const [encaminhando, setEncaminhando] = useState(false)
  const quantos = escolhidos.length
  const cabe = quantos <= MAXIMO_EM_LOTE
  const todosArquivados = quantos > 0 && escolhidos.every(({ arquivado }) => arquivado)
  return (
    <>
      {quantos > 0 && (
        <section className={estilos.barra} aria-label="Ações com os tickets escolhidos">
          <div className={estilos.contagem} role="status">
            <strong>{contar(quantos, 'escolhido')}</strong>
            {!cabe && <span>{`Escolha no máximo ${MAXIMO_EM_LOTE} de cada vez.`}</span>}
            {lote.ocupado && <span>Processando…</span>}
          </div>
          {pode('TICKET_ARQUIVAR') && (
            <BotaoBase
              variant="default"
              habilitado={cabe}
              falta={`Escolha no máximo ${MAXIMO_EM_LOTE} de cada vez.`}
              carregando={lote.ocupado}
              leftSection={
                todosArquivados ? (
                  <IconArchiveOff size={16} aria-hidden />
                ) : (
                  <IconArchive size={16} aria-hidden />
                )
              }
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
          <CloseButton aria-label="Desfazer a escolha" onClick={aoLimpar} />
        </section>
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
