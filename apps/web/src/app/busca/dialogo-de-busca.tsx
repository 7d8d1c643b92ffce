import type { TipoDeResultado } from '@balcao/dominio/busca/contratos'
import { TRANSICAO_DO_DIALOGO_MS } from '@balcao/dominio/constantes'
import { Modal } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAbrirNovaAgenda } from '../../features/agendas/nova/abrir-nova-agenda.ts'
import { useAbrirCadastro } from '../../features/cadastros/abrir-cadastro.ts'
import { JanelaDoOrcamentoNovo } from '../../features/orcamentos/janela-do-orcamento-novo.ts'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import { tardio } from '../../ui/retorno/tardio.tsx'
import { NotaNoPortal } from '../notas/nota-no-portal.tsx'
import { AbrirTicketDoCliente } from '../tickets/abrir-ticket-do-cliente.tsx'
import estilos from './busca.module.css'
import { CaixaDeBusca } from './caixa-de-busca.tsx'
import { type Comando, type Destino, lembrarResultado, type Registro } from './resultado.ts'

const DialogoDoCliente = tardio(
  async () => (await import('../clientes/dialogo-do-cliente.tsx')).DialogoDoCliente,
)

const ABERTURA = { transition: 'fade', duration: TRANSICAO_DO_DIALOGO_MS } as const

type DialogoDeBuscaProps = { aberta: boolean; aoFechar: () => void }

/** What is found opens over the search, which is still there when it closes; a page takes its place. */
export function DialogoDeBusca({ aberta, aoFechar }: DialogoDeBuscaProps) {
  const navegar = useNavigate()
  const [idCli, setIdCli] = useState<number | null>(null)
  const [achouCliente, setAchouCliente] = useState(false)
  const [idNota, setIdNota] = useState<number | null>(null)
  const [orcando, setOrcando] = useState(false)
  const [surgiu, setSurgiu] = useState(false)
  // Its code comes when it is first opened: the kit gives the focus back only from what it saw opening.
  useEffect(() => setSurgiu(true), [])
  // A link in what is open leads to a page: nothing stays in front of it.
  const caminho = useLocation({ select: ({ pathname }) => pathname })
  useDidUpdate(fecharTudo, [caminho])

  function fecharTudo() {
    setIdNota(null)
    setIdCli(null)
    setOrcando(false)
    aoFechar()
  }

  // A kind that the server may find and that has no place to open in does not compile.
  const abrirRegistro: Record<TipoDeResultado, (registro: Registro) => void> = {
    pedidos: ({ id }) => {
      aoFechar()
      navegar({ to: '/pedidos/$idPedido', params: { idPedido: String(id) } })
    },
    orcamentos: ({ id }) => {
      aoFechar()
      navegar({ to: '/orcamentos/$idOrcamento', params: { idOrcamento: String(id) } })
    },
    clientes: ({ id }) => {
      setIdCli(id)
      setAchouCliente(true)
    },
    tickets: ({ id }) => {
      aoFechar()
      navegar({ to: '/tickets/$idTicket', params: { idTicket: String(id) } })
    },
    notas: ({ id }) => setIdNota(id),
    artigos: ({ id }) => {
      aoFechar()
      navegar({ to: '/artigo/$idArtigo', params: { idArtigo: String(id) } })
    },
  }

  const abrirCadastro = useAbrirCadastro()
  const abrirNovaAgenda = useAbrirNovaAgenda()
  const { abrirNovoTicket } = useAbertura()
  const executar: Record<Comando, (termo?: string) => void> = {
    cadastrarCliente: () => abrirCadastro(),
    novoOrcamento: () => setOrcando(true),
    novaAgenda: () => abrirNovaAgenda?.(),
    devolverNota: (termo) => abrirNovoTicket({ devolucao: { termo } }),
  }

  function abrir(destino: Destino) {
    if (destino.tipo === 'pagina') {
      aoFechar()
      navegar({ to: destino.rota })
      return
    }
    if (destino.tipo === 'da-pagina') {
      aoFechar()
      destino.acao()
      return
    }
    if (destino.tipo === 'comando') {
      aoFechar()
      executar[destino.comando](destino.termo)
      return
    }
    lembrarResultado(destino)
    abrirRegistro[destino.tipo](destino)
  }

  return (
    <>
      <Modal.Root
        opened={aberta && surgiu}
        onClose={aoFechar}
        // Esc belongs to what is on top.
        closeOnEscape={idCli === null && idNota === null}
        size="lg"
        yOffset="10dvh"
        transitionProps={ABERTURA}
      >
        <Modal.Overlay backgroundOpacity={0.45} />
        <Modal.Content aria-label="Busca">
          <div className={estilos.dialogo}>
            <CaixaDeBusca aoAbrir={abrir} aoFechar={aoFechar} />
          </div>
        </Modal.Content>
      </Modal.Root>
      {orcando && (
        <JanelaDoOrcamentoNovo aoFechar={() => setOrcando(false)} aoNaoVir={() => setOrcando(false)} />
      )}
      {achouCliente && (
        <DialogoDoCliente
          idCli={aberta ? idCli : null}
          aoFechar={() => setIdCli(null)}
          aoNaoVir={() => {
            setIdCli(null)
            setAchouCliente(false)
          }}
          aoVoltarParaHome={() => {
            fecharTudo()
            void navegar({ to: '/home' })
          }}
          darLugar={fecharTudo}
          acoes={(id) => <AbrirTicketDoCliente idCli={id} aoAbrir={fecharTudo} />}
        />
      )}
      <NotaNoPortal idNota={aberta ? idNota : null} aoFechar={() => setIdNota(null)} aoSair={fecharTudo} />
    </>
  )
}
