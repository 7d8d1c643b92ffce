import { listarMencionaveis } from '@balcao/dominio/tickets/seguidores/contratos'
import { comoMencao } from '@balcao/dominio/tickets/seguidores/mencoes'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconAt } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { mensagemDoErro } from '../../../../../platform/api-error.ts'
import { useConsulta } from '../../../../../platform/consultas.ts'
import estilos from '../../../../../ui/campos/completar/completar.module.css'
import { digitarNoCampo } from '../../../../../ui/campos/completar/digitar-no-campo.ts'
import { arrobaDigitada, type Digitado } from '../../../../../ui/campos/completar/gatilho-digitado.ts'
import { useCompletar } from '../../../../../ui/campos/completar/use-completar.ts'
import type { AjudaProps } from '../ajuda-ao-escrever.ts'

const NINGUEM: readonly Pessoa[] = []
const EM_PUBLICO =
  'Só uma mensagem interna chama um colega: esta, o cliente lê. Escolha Privado e digite @ de novo.'

/** MES-06/mencoes Colleagues by '@' in an internal message, and by a button that types it. */
export function MencoesAoEscrever({ ticket, composicao, campo }: AjudaProps) {
  const { mensagem, tipo, mencoes } = composicao.rascunho
  const id = useId()
  const cursor = useRef<number | null>(null)
  const interna = tipo === 'PRIVADO'
  const { data, error, isPending } = useConsulta(
    listarMencionaveis,
    { params: { idTicket: ticket.id } },
    { ativa: interna && mensagem.includes('@'), mostradoNaArea: true },
  )
  const pessoas = data?.itens ?? NINGUEM
  function inserir(pessoa: Pessoa, { inicio, fim }: Digitado) {
    const texto = `${comoMencao(pessoa)} `
    cursor.current = inicio + texto.length
    composicao.mudar({
      mensagem: mensagem.slice(0, inicio) + texto + mensagem.slice(fim),
      mencoes: [...mencoes, pessoa],
    })
  }
  const { aberta, barra, opcoes, indice, apontar } = useCompletar({
    campo,
    id,
    mensagem,
    ler: arrobaDigitada,
    achadas: (termo) => (interna ? filtrarPessoas(pessoas, termo) : []),
    aoEscolher: inserir,
  })
  // Only once the name is in the field is there a place after it.
  useEffect(() => {
    if (cursor.current === null || !campo.current) return
    campo.current.focus()
    campo.current.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  })
  // What was typed and names nobody is just text.
  const semNinguem = interna && data !== undefined && opcoes.length === 0 && barra?.termo !== ''
  if (!composicao.tipos.includes('PRIVADO')) return null

  function digitarArroba() {
    // Whoever asks for a colleague writes to the staff: the words stay, and the customer does not get them.
    if (!interna) composicao.mudar({ tipo: 'PRIVADO' })
    digitarNoCampo(campo.current, '@', (texto) => composicao.mudar({ tipo: 'PRIVADO', mensagem: texto }))
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconAt size={16} aria-hidden />}
        title="Digite @ em uma mensagem interna"
        onMouseDown={(evento) => evento.preventDefault()}
        onClick={digitarArroba}
      >
        Chamar colega
      </Button>
      <VisuallyHidden role="status">
        {aberta && opcoes.length > 0 && `${opcoes.length} pessoas. Use as setas e Enter.`}
      </VisuallyHidden>
      {aberta && !semNinguem && opcoes.length === 0 && (
        <div className={estilos.lista}>
          <p className={estilos.aviso}>
            {!interna
              ? EM_PUBLICO
              : error
                ? mensagemDoErro(error)
                : isPending
                  ? 'Carregando…'
                  : 'Ninguém mais vê este ticket.'}
          </p>
        </div>
      )}
      {aberta && opcoes.length > 0 && (
        <div id={id} role="listbox" aria-label="Colegas que veem este ticket" className={estilos.lista}>
          {opcoes.map((pessoa, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={pessoa.id}
              id={`${id}-${pessoa.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === indice}
              className={estilos.opcao}
              onMouseMove={() => apontar(i)}
              onMouseDown={(evento) => evento.preventDefault()}
              onClick={() => barra && inserir(pessoa, barra)}
            >
              {pessoa.nome}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

type Pessoa = { id: number; nome: string }

const simples = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** In sight without scrolling a page of them. */
const MAXIMO_MOSTRADO = 8

/** MES-06/mencoes Those whose name, or a word of it, begins with what was typed. */
function filtrarPessoas(pessoas: readonly Pessoa[], termo: string): Pessoa[] {
  const procurado = simples(termo.trim())
  const combina = ({ nome }: Pessoa) => ` ${simples(nome)}`.includes(` ${procurado}`)
  return pessoas.filter(combina).slice(0, MAXIMO_MOSTRADO)
}
