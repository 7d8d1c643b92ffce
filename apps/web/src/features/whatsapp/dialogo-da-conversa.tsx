import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { oferecerRespostas } from '@balcao/dominio/respostas/contratos'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { TAMANHO_DA_MENSAGEM } from '@balcao/dominio/tickets/esquemas'
import { problemasDaMensagem } from '@balcao/dominio/tickets/mensagem'
import { valoresDoTicket } from '@balcao/dominio/tickets/valores-do-ticket'
import { preencher } from '@balcao/dominio/tickets/variaveis'
import { anotarConversa } from '@balcao/dominio/whatsapp/contratos'
import { conversaNoWhatsapp } from '@balcao/dominio/whatsapp/endereco'
import { Alert, Button, Modal, Stack, Text, Textarea } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { useParametro } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { Botoes } from '../../ui/campos/botoes.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { acusarRecusados } from '../../ui/campos/recusados.ts'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

type DialogoDaConversaProps = {
  ticket: TicketDetalhado
  numeros: readonly { nome: string; numero: string }[]
  /** What was already being written to the customer. */
  mensagem: string
  aoAnotar: () => void
  aoFechar: () => void
}

const SEM_PAIS = 2

/** ALC-05 The link itself opens the conversation, so that no browser takes it for an unwanted window; the note goes meanwhile. */
export function DialogoDaConversa(props: DialogoDaConversaProps) {
  const { ticket, numeros, aoAnotar, aoFechar } = props
  const [numero, setNumero] = useState(numeros[0]?.numero ?? '')
  const [mensagem, setMensagem] = useState(props.mensagem)
  const opcoes = useMemo(
    () =>
      numeros.map((um) => ({
        valor: um.numero,
        nome: `${um.nome} · ${formatarTelefone(um.numero.slice(SEM_PAIS))}`,
      })),
    [numeros],
  )
  const anotacao = useAcao(anotarConversa)
  const texto = mensagem.trim()
  const problema = problemasDaMensagem({
    tipo: 'PUBLICO',
    mensagem: texto,
    anexos: 0,
    setor: null,
    aguardarCliente: false,
    contato: 'WHATSAPP',
    clienteLe: false,
  }).mensagem

  const campos = useRef<HTMLDivElement>(null)
  const anotar = () =>
    anotacao.mutate(
      { params: { idTicket: ticket.id }, corpo: { numero, mensagem: texto } },
      {
        onSuccess: () => {
          avisarSucesso('Conversa anotada no ticket.')
          aoAnotar()
          aoFechar()
        },
      },
    )

  return (
    <Modal opened onClose={aoFechar} title="Abrir no WhatsApp" size="lg">
      <Stack ref={campos} gap="sm">
        <CampoDeSelecao
          label="Para"
          opcoes={opcoes}
          clearable={false}
          value={numero}
          onChange={(escolhido) => setNumero(escolhido ?? numero)}
        />
        <RespostaPronta ticket={ticket} aoEscolher={setMensagem} />
        <Textarea
          label="Mensagem"
          description="O cliente lê no WhatsApp."
          autosize
          minRows={4}
          maxRows={12}
          maxLength={TAMANHO_DA_MENSAGEM}
          value={mensagem}
          error={texto !== '' && problema}
          onChange={({ currentTarget }) => setMensagem(currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          A conversa abre com a mensagem escrita: envie-a por lá. Ela fica anotada no ticket, como mensagem
          pública, e conta como resposta ao cliente.
        </Text>
        {anotacao.error && (
          <Alert color="red" role="alert" title="A conversa abriu, mas a anotação não foi gravada">
            {mensagemDoErro(anotacao.error)}
          </Alert>
        )}
        <Botoes>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          {anotacao.error ? (
            <Button onClick={anotar}>Anotar de novo</Button>
          ) : (
            <Button
              component="a"
              href={problema ? undefined : conversaNoWhatsapp(numero, texto)}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
              data-disabled={problema !== undefined}
              aria-disabled={problema !== undefined}
              loading={anotacao.isPending}
              // A link is no form: nobody asks its fields.
              onClick={(evento) =>
                problema || (campos.current && acusarRecusados(campos.current))
                  ? evento.preventDefault()
                  : anotar()
              }
            >
              Abrir e anotar
            </Button>
          )}
        </Botoes>
      </Stack>
    </Modal>
  )
}

type RespostaProntaProps = { ticket: TicketDetalhado; aoEscolher: (texto: string) => void }

/** MES-05 The same saved replies, filled in the same way. */
function RespostaPronta({ ticket, aoEscolher }: RespostaProntaProps) {
  const { colaborador, pode } = useSessao()
  const [escolhida, setEscolhida] = useState<number | null>(null)
  const horas = { tarde: useParametro('saudacaoTardeHora'), noite: useParametro('saudacaoNoiteHora') }
  const { data } = useConsulta(
    oferecerRespostas,
    { query: { setor: ticket.setor.id } },
    { ativa: pode('RESPOSTA_USAR'), mostradoNaArea: true },
  )
  const respostas = useMemo(() => data?.itens.filter(({ tipo }) => tipo !== 'PRIVADO') ?? [], [data])
  const opcoes = useMemo(() => respostas.map(({ id, titulo }) => ({ valor: id, nome: titulo })), [respostas])
  if (respostas.length === 0) return null
  return (
    <CampoDeSelecao
      label="Resposta pronta"
      placeholder="Escolha para preencher a mensagem"
      semPreSelecao
      opcoes={opcoes}
      value={escolhida}
      onChange={(id) => {
        setEscolhida(id)
        const resposta = respostas.find((uma) => uma.id === id)
        const valores = valoresDoTicket(ticket, { operador: colaborador.nome, agora: new Date(), horas })
        if (resposta) aoEscolher(preencher(resposta.texto, valores).texto)
      }}
    />
  )
}
