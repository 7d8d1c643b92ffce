import { plural } from '@balcao/dominio/formatos/contagem'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { listarAtendentesDisponiveis } from '@balcao/dominio/tickets/catalogo/contratos'
import { Button, Modal, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../../ui/campos/botoes.tsx'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { useConfirmar } from '../../../../ui/retorno/confirmacao.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import type { useLote } from './use-lote.ts'

const TAMANHO_DA_MENSAGEM = 2000
const EM_BRANCO = { setor: null as number | null, operador: null as number | null, mensagem: '' }

type DialogoDeEncaminharProps = {
  aberto: boolean
  quantos: number
  lote: ReturnType<typeof useLote>
  aoFechar: () => void
}

/** TIC-12 To a sector's queue, or to somebody in it, with a word for who receives them. */
export function DialogoDeEncaminhar({ aberto, quantos, lote, aoFechar }: DialogoDeEncaminharProps) {
  const [destino, setDestino] = useState(EM_BRANCO)
  const [faltaSetor, setFaltaSetor] = useState(false)
  const { setores, atendentes } = useDestinos(aberto, destino.setor)
  const confirmar = useConfirmar()
  const erro = lote.erroAoEncaminhar

  function encerrar() {
    setDestino(EM_BRANCO)
    setFaltaSetor(false)
    aoFechar()
  }
  async function desistir() {
    if (lote.ocupado) return
    const pergunta = { titulo: 'Descartar a mensagem?', confirmar: 'Descartar', perigo: true }
    if (destino.mensagem.trim() === '' || (await confirmar(pergunta))) encerrar()
  }
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    const { setor, operador, mensagem } = destino
    if (lote.ocupado) return
    if (setor === null) return setFaltaSetor(true)
    lote.encaminhar({ setor, operador, mensagem }, encerrar)
  }

  return (
    <Modal
      opened={aberto}
      onClose={desistir}
      title={quantos === 1 ? 'Encaminhar ticket' : `Encaminhar ${quantos} tickets`}
    >
      <form noValidate onSubmit={aoEnviar}>
        <Stack>
          {erro && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(erro)} />}
          <CampoDeSelecao
            label="Setor"
            required
            data-autofocus
            {...setores}
            value={destino.setor}
            onChange={(setor) => {
              setFaltaSetor(false)
              setDestino({ ...destino, setor, operador: null })
            }}
            error={faltaSetor ? MENSAGENS.obrigatorio : erro?.campos.setor}
          />
          <CampoDeSelecao
            label="Operador"
            placeholder="Fila do setor"
            disabled={destino.setor === null}
            semPreSelecao
            {...atendentes}
            value={destino.operador}
            onChange={(operador) => setDestino({ ...destino, operador })}
            error={erro?.campos.operador}
          />
          <Textarea
            label="Mensagem"
            description="Fica no histórico de cada ticket; só a equipe lê."
            rows={4}
            maxLength={TAMANHO_DA_MENSAGEM}
            value={destino.mensagem}
            onChange={({ currentTarget }) => setDestino({ ...destino, mensagem: currentTarget.value })}
            error={erro?.campos.mensagem}
          />
          <Botoes lado="fim">
            <Button variant="default" onClick={desistir}>
              Cancelar
            </Button>
            <BotaoBase type="submit" habilitado={destino.setor !== null} carregando={lote.ocupado}>
              Encaminhar
            </BotaoBase>
          </Botoes>
        </Stack>
      </form>
    </Modal>
  )
}

/** API-04 Sectors, and who of the chosen one is there to receive, with how much they already have. */
function useDestinos(ativa: boolean, setor: number | null) {
  const setores = useConsulta(listarSetores, {}, { ativa, listaComum: true })
  const atendentes = useConsulta(
    listarAtendentesDisponiveis,
    { query: { setor: setor ?? undefined } },
    { ativa: ativa && setor !== null },
  )
  const opcoesDeSetor = useMemo(
    () => setores.data?.itens.map(({ id, nome }) => ({ valor: id, nome })) ?? [],
    [setores.data],
  )
  const opcoesDeAtendente = useMemo(
    () =>
      atendentes.data?.itens.map(({ id, nome, abertos }) => ({
        valor: id,
        nome,
        detalhe: plural(abertos, 'ticket em aberto', 'tickets em aberto'),
      })) ?? [],
    [atendentes.data],
  )
  return {
    setores: { opcoes: opcoesDeSetor, carregando: setores.isLoading },
    atendentes: { opcoes: opcoesDeAtendente, carregando: atendentes.isLoading },
  }
}
