import { BLOQUEIOS } from '@balcao/dominio/pedidos/bloqueios'
import { liberarBloqueio, type VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { Button } from '@mantine/core'
import { IconLock, IconLockOpen2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import type { AcaoComMotivo } from './acao-do-pedido.ts'
import { DialogoComMotivo } from './dialogo-com-motivo.tsx'
import estilos from './vida.module.css'

type Bloqueio = VidaDoPedido['bloqueios'][number]

function liberacaoDe(idPedido: number, { id, tipo, detalhe }: Bloqueio, abertos: number): AcaoComMotivo {
  const { label } = BLOQUEIOS[tipo]
  return {
    contrato: liberarBloqueio,
    params: { id: idPedido, idBloqueio: id },
    titulo: `Liberar: ${label}`,
    botoes: { enviar: 'Liberar', fechar: 'Voltar' },
    segue: `${label}: ${detalhe}. ${
      abertos > 1
        ? 'O pedido segue quando todos os bloqueios forem liberados.'
        : 'O pedido segue para a separação.'
    }`,
    feito: 'Bloqueio liberado.',
  }
}

type BloqueiosDoPedidoProps = { vida: VidaDoPedido; nivel: 2 | 3 }

/** VEN-01 What holds the order back, who may let it go, and for whoever may, how. */
export function BloqueiosDoPedido({ vida, nivel }: BloqueiosDoPedidoProps) {
  const [liberando, setLiberando] = useState<AcaoComMotivo | null>(null)
  const { bloqueios } = vida
  const abertos = bloqueios.filter(({ liberadoEm }) => liberadoEm === null).length
  if (bloqueios.length === 0) return null
  return (
    <Cartao titulo="Bloqueios" rotulo="Bloqueios do pedido" nivel={nivel} soNaTela>
      <ul className={estilos.bloqueios}>
        {bloqueios.map((bloqueio) => (
          <li key={bloqueio.id} data-aberto={bloqueio.liberadoEm === null || undefined}>
            <UmBloqueio
              bloqueio={bloqueio}
              aoLiberar={() => setLiberando(liberacaoDe(vida.id, bloqueio, abertos))}
            />
          </li>
        ))}
      </ul>
      <DialogoComMotivo vida={vida} acao={liberando} aoFechar={() => setLiberando(null)} />
    </Cartao>
  )
}

type UmBloqueioProps = { bloqueio: Bloqueio; aoLiberar: () => void }

function UmBloqueio({ bloqueio, aoLiberar }: UmBloqueioProps) {
  const { tipo, detalhe, liberadoEm, liberadoPor, motivo, quemLibera, impedimento } = bloqueio
  const { label, explicacao } = BLOQUEIOS[tipo]
  const Icone = liberadoEm ? IconLockOpen2 : IconLock
  return (
    <>
      <Icone size={20} aria-hidden />
      <div>
        <p title={explicacao}>
          <strong>{label}</strong>: {detalhe}
        </p>
        {liberadoEm ? (
          <small>
            Liberado por {liberadoPor} <TempoRelativo data={liberadoEm} />
            {motivo && `: ${motivo}`}
          </small>
        ) : (
          <small>quem libera: {quemLibera.join(', ') || 'ninguém, por enquanto'}</small>
        )}
      </div>
      {impedimento === null && (
        <Button
          size="compact-md"
          leftSection={<IconLockOpen2 size={16} aria-hidden />}
          aria-label={`Liberar ${label}`}
          onClick={aoLiberar}
        >
          Liberar
        </Button>
      )}
    </>
  )
}
