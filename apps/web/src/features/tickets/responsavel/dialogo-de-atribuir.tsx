import { plural } from '@balcao/dominio/formatos/contagem'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { listarAtendentesDisponiveis } from '@balcao/dominio/tickets/catalogo/contratos'
import { Button, Modal, Stack } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { type ApiError, mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'

type TicketAAtribuir = { id: number; setor: { id: number } }

type DialogoDeAtribuirProps = {
  aberto: boolean
  tickets: readonly TicketAAtribuir[]
  ocupado: boolean
  erro: ApiError | null
  aoAtribuir: (operador: number, aoConcluir: () => void) => void
  aoFechar: () => void
}

/** MES-02 To somebody who works the queue that the tickets are in, with how much they already have. */
export function DialogoDeAtribuir(props: DialogoDeAtribuirProps) {
  const { aberto, tickets, ocupado, erro, aoAtribuir, aoFechar } = props
  const [operador, setOperador] = useState<number | null>(null)
  const [falta, setFalta] = useState(false)
  const atendentes = useAtendentes(aberto, tickets)

  function encerrar() {
    if (ocupado) return
    setOperador(null)
    setFalta(false)
    aoFechar()
  }
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (ocupado) return
    if (operador === null) return setFalta(true)
    aoAtribuir(operador, () => {
      setOperador(null)
      aoFechar()
    })
  }
  const quantos = tickets.length
  return (
    <Modal
      opened={aberto}
      onClose={encerrar}
      title={quantos === 1 ? 'Atribuir ticket' : `Atribuir ${quantos} tickets`}
    >
      <form noValidate onSubmit={aoEnviar}>
        <Stack>
          {erro && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(erro)} />}
          {atendentes.ninguem && (
            <PainelDeStatus tipo="aviso" mensagem="Ninguém atende em todos os setores destes tickets." />
          )}
          <CampoDeSelecao
            label="Operador"
            required
            data-autofocus
            opcoes={atendentes.opcoes}
            carregando={atendentes.carregando}
            value={operador}
            onChange={(novo) => {
              setFalta(false)
              setOperador(novo)
            }}
            error={falta ? MENSAGENS.obrigatorio : erro?.campos.operador}
          />
          <Botoes lado="fim">
            <Button variant="default" onClick={encerrar}>
              Cancelar
            </Button>
            <BotaoBase type="submit" habilitado={operador !== null} carregando={ocupado}>
              Atribuir
            </BotaoBase>
          </Botoes>
        </Stack>
      </form>
    </Modal>
  )
}

/** Those of one sector are asked for by it; of several, those who work them all. */
function useAtendentes(ativa: boolean, tickets: readonly TicketAAtribuir[]) {
  const setores = [...new Set(tickets.map(({ setor }) => setor.id))]
  const [setor, ...outros] = setores
  const [ticket, ...demais] = tickets
  const { data, isLoading } = useConsulta(
    listarAtendentesDisponiveis,
    {
      query: {
        setor: outros.length === 0 ? setor : undefined,
        idTicket: demais.length === 0 ? ticket?.id : undefined,
      },
    },
    { ativa: ativa && ticket !== undefined },
  )
  const chave = setores.join()
  const opcoes = useMemo(() => {
    const todos = chave.split(',').map(Number)
    return (data?.itens ?? [])
      .filter((atendente) => todos.every((um) => atendente.setores.includes(um)))
      .map(({ id, nome, abertos }) => ({
        valor: id,
        nome,
        detalhe: plural(abertos, 'ticket em aberto', 'tickets em aberto'),
      }))
  }, [data, chave])
  return { opcoes, carregando: isLoading, ninguem: data !== undefined && opcoes.length === 0 }
}
