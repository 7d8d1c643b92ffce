import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { plural } from '@balcao/dominio/formatos/contagem'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { CampoDeSelecao } from '../../../../../ui/campos/campo-de-selecao.tsx'
import { avisarSucesso } from '../../../../../ui/retorno/toasts.ts'
import { useQuemLeAConversa } from '../../../quem-le.ts'
import type { EscolhaGeral, NotaDoItem } from '../../pedido/ticket-novo.ts'
import estilos from '../escolha.module.css'
import { contarRecusas, type ResultadoDeTodos } from './escolha-do-produto.ts'
import { type AcoesDasEscolhas, avisarRecusa } from './use-escolhas.ts'
import type { MotivosDeProduto } from './use-motivos-de-produto.ts'

type AcoesEmMassaProps = {
  /** Those that the filter shows. */
  produtos: readonly ProdutoDaNota[]
  nota: NotaDoItem
  adicionados: number
  motivos: MotivosDeProduto
  acoes: AcoesDasEscolhas
  geral: EscolhaGeral
  aoMudarGeral: (geral: EscolhaGeral) => void
}

/** NOV-10 'Adicionar Todos' with a general reason, and 'Remover Todos'. */
export function AcoesEmMassa(props: AcoesEmMassaProps) {
  const { produtos, nota, adicionados, motivos, acoes, geral, aoMudarGeral } = props
  const quemLe = useQuemLeAConversa()
  const [resultado, setResultado] = useState<ResultadoDeTodos | null>(null)
  const mensagens = resultado ? contarRecusas(resultado.recusas) : []
  const erroSe = (mensagem: string) =>
    mensagens.some((recusa) => recusa.mensagem === mensagem) ? mensagem : undefined
  const tudoAdicionado = adicionados === produtos.length

  function mudar(partes: Partial<EscolhaGeral>) {
    aoMudarGeral({ ...geral, ...partes })
    setResultado(null)
  }

  function adicionarTodos(evento: FormEvent) {
    evento.preventDefault()
    const novo = acoes.adicionarTodos(produtos, nota, geral)
    setResultado(novo)
    const [principal] = contarRecusas(novo.recusas)
    if (principal) avisarRecusa(principal.mensagem)
    else avisarSucesso(`${adicionadosAoTicket(novo.itens.length)}.`)
  }

  function removerTodos() {
    acoes.removerTodos(produtos)
    setResultado(null)
  }

  return (
    <form className={estilos.massa} noValidate aria-label="Todos os produtos" onSubmit={adicionarTodos}>
      <CampoDeSelecao<number>
        label="Motivo geral"
        placeholder="Para todos os produtos"
        opcoes={motivos.opcoes}
        carregando={motivos.carregando}
        value={geral.motivo?.id ?? null}
        onChange={(id) => mudar({ motivo: (id !== null && motivos.porId.get(id)) || null })}
        disabled={tudoAdicionado}
        error={!geral.motivo && erroSe(MENSAGENS.motivoObrigatorio)}
      />
      <TextInput
        label="Observações gerais"
        placeholder={quemLe}
        withAsterisk={geral.motivo?.informa ?? false}
        maxLength={TAMANHO_MAXIMO.observacoes}
        autoComplete="off"
        value={geral.obs}
        onChange={({ currentTarget }) => mudar({ obs: currentTarget.value })}
        disabled={tudoAdicionado}
        error={erroSe(MENSAGENS.observacaoObrigatoria)}
      />
      <div className={estilos.botoesDaMassa}>
        <Button type="submit" variant="light" disabled={tudoAdicionado}>
          Adicionar Todos
        </Button>
        {adicionados > 0 && (
          <Button variant="default" onClick={removerTodos}>
            Remover Todos
          </Button>
        )}
      </div>
      <p className={estilos.dica}>
        O que estiver preenchido no produto vale para ele. Sem quantidade, entra tudo o que está disponível.
      </p>
      <Resultado resultado={resultado} />
    </form>
  )
}

const adicionadosAoTicket = (quantos: number) =>
  plural(quantos, 'produto adicionado ao ticket', 'produtos adicionados ao ticket')

function Resultado({ resultado }: { resultado: ResultadoDeTodos | null }) {
  const recusas = resultado ? contarRecusas(resultado.recusas) : []
  return (
    <div role="status" className={estilos.resultado}>
      {resultado && recusas.length > 0 && (
        <>
          {resultado.itens.length > 0 && <p>{adicionadosAoTicket(resultado.itens.length)}.</p>}
          <p>
            {plural(resultado.recusas.size, 'produto não foi adicionado', 'produtos não foram adicionados')}:
          </p>
          <ul>
            {recusas.map(({ mensagem, quantos }) => (
              <li key={mensagem}>
                {plural(quantos, 'produto', 'produtos')}: {mensagem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
