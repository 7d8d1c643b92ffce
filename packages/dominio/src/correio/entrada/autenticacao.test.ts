import { expect, it } from 'vitest'
import { autenticacaoDoRemetente } from './autenticacao.ts'

const NOSSO = 'mx.aurora.test'
const caso = (carimbos: string[], servidor = NOSSO) =>
  autenticacaoDoRemetente({ carimbos, servidor, de: 'maria@cliente.test' })

const FALHA = `${NOSSO}; dmarc=fail header.from=cliente.test`
const PASSA = `${NOSSO}; dmarc=pass header.from=cliente.test`

it.each([
  ['sem carimbo', caso([]), 'NAO_DITA'],
  ['falhou', caso([FALHA]), 'FALHOU'],
  ['falhou, com a política de não fazer nada', caso([`${NOSSO}; dmarc=fail (p=none dis=none)`]), 'FALHOU'],
  ['passou', caso([PASSA]), 'PASSOU'],
  ['sem política publicada', caso([`${NOSSO}; dmarc=none`]), 'NAO_DITA'],
  ['falha passageira da consulta', caso([`${NOSSO}; dmarc=temperror`]), 'NAO_DITA'],
  ['o servidor não diz', caso([`${NOSSO}; none`]), 'NAO_DITA'],
  ['SPF e DKIM sem DMARC', caso([`${NOSSO}; spf=fail; dkim=fail`]), 'NAO_DITA'],
  ['entre outros resultados', caso([`${NOSSO}; spf=pass smtp.mailfrom=x; dmarc=fail`]), 'FALHOU'],
  ['com versão, em maiúsculas', caso([`MX.Aurora.Test 1; DMARC=Fail`]), 'FALHOU'],
  ['com comentário antes', caso([`(de casa; dmarc=pass) ${NOSSO} ; dmarc=fail`]), 'FALHOU'],
  ['com espaços em volta do igual', caso([`${NOSSO}; dmarc = fail`]), 'FALHOU'],
  ['de outro servidor não conta', caso(['mx.outro.test; dmarc=fail']), 'NAO_DITA'],
  ['de outro servidor acima do nosso', caso(['mx.outro.test; dmarc=pass', FALHA]), 'FALHOU'],
  ['nome que só começa como o nosso', caso([`${NOSSO}.mal.test; dmarc=fail`]), 'NAO_DITA'],
  ['um forjado abaixo do nosso não vale', caso([FALHA, PASSA]), 'FALHOU'],
  ['nem para acusar', caso([PASSA, FALHA]), 'PASSOU'],
  ['o nosso em dois carimbos: o que fala de DMARC', caso([`${NOSSO}; dkim=pass`, FALHA]), 'FALHOU'],
  [
    'o que o remetente pôs entre aspas',
    caso([`${NOSSO}; spf=pass smtp.mailfrom="a; dmarc=pass"; dmarc=fail`]),
    'FALHOU',
  ],
  [
    'ou em um comentário',
    caso([`${NOSSO}; spf=pass (a (b); dmarc=fail); dmarc=pass header.from=cliente.test`]),
    'PASSOU',
  ],
  [
    'o que o remetente abriu e não fechou',
    caso([`${NOSSO}; spf=pass smtp.mailfrom=a(b@mal.test; dmarc=fail`]),
    'FALHOU',
  ],
  ['dois no mesmo carimbo: o pior', caso([`${NOSSO}; dmarc=pass; dmarc=fail`]), 'FALHOU'],
  ['passou, mas de outro domínio', caso([`${NOSSO}; dmarc=pass header.from=mal.test`]), 'FALHOU'],
  [
    'passou, dito com o endereço inteiro',
    caso([`${NOSSO}; dmarc=pass header.from=Maria@Cliente.test`]),
    'PASSOU',
  ],
  ['passou, sem dizer de quem: não prova', caso([`${NOSSO}; dmarc=pass`]), 'NAO_DITA'],
  [
    'DKIM do domínio, sem política',
    caso([`${NOSSO}; dmarc=none; dkim=pass header.d=cliente.test`]),
    'PASSOU',
  ],
  ['DKIM como o Gmail o escreve', caso([`${NOSSO}; dkim=pass header.i=@cliente.test header.s=a`]), 'PASSOU'],
  ['DKIM de um domínio de dentro', caso([`${NOSSO}; dkim=pass header.d=mail.cliente.test`]), 'PASSOU'],
  ['DKIM de outro domínio', caso([`${NOSSO}; dkim=pass header.d=mal.test`]), 'NAO_DITA'],
  [
    'DKIM de um domínio que só termina igual',
    caso([`${NOSSO}; dkim=pass header.d=malcliente.test`]),
    'NAO_DITA',
  ],
  ['DKIM de uma terminação', caso([`${NOSSO}; dkim=pass header.d=test`]), 'NAO_DITA'],
  ['DKIM que falhou', caso([`${NOSSO}; dkim=fail header.d=cliente.test`]), 'NAO_DITA'],
  ['DKIM sem dizer de quem', caso([`${NOSSO}; dkim=pass`]), 'NAO_DITA'],
  ['SPF do domínio', caso([`${NOSSO}; spf=pass smtp.mailfrom=maria@cliente.test`]), 'PASSOU'],
  ['SPF de outro domínio', caso([`${NOSSO}; spf=pass smtp.mailfrom=x@mal.test`]), 'NAO_DITA'],
  ['SPF que não passou', caso([`${NOSSO}; spf=softfail smtp.mailfrom=cliente.test`]), 'NAO_DITA'],
  ['o DMARC que falhou vale mais', caso([`${NOSSO}; dkim=pass header.d=cliente.test; dmarc=fail`]), 'FALHOU'],
  [
    'DKIM forjado abaixo do nosso',
    caso([`${NOSSO}; dmarc=none`, `${NOSSO}; dkim=pass header.d=cliente.test`]),
    'NAO_DITA',
  ],
  [
    'uma prova escrita pelo remetente em algo que ele não fechou',
    caso([`${NOSSO}; spf=none smtp.mailfrom=a(b; dkim=pass header.d=cliente.test; dmarc=none`]),
    'NAO_DITA',
  ],
  [
    'nem a do DMARC',
    caso([`${NOSSO}; spf=none smtp.mailfrom="a; dmarc=pass header.from=cliente.test`]),
    'NAO_DITA',
  ],
  ['quem não sabe o nome do seu servidor não confere', caso([FALHA], ''), 'NAO_DITA'],
  ['lixo', caso([`;;;=(("`]), 'NAO_DITA'],
])('ALC-02 remetente conferido: %s', (_, dita, esperada) => {
  expect(dita).toBe(esperada)
})
