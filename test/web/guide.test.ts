/** The links to the guide, whose pages have the names of their tests but for three. */
import t from 'tap'
import { newerWstgTests, wstgTests } from '../../src/checklist/wstg/catalogue.ts'
import { pageOf } from '../../web/admin/guide.ts'

const base =
  'https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Security_Testing/'
const pageWith = ({ id: wstg_id, name, category }: (typeof wstgTests)[number]) =>
  pageOf({ wstg_id, name, category })

t.test('each test of the guide has a page of its own, other items have none', async (t) => {
  t.equal(new Set(wstgTests.map(pageWith)).size, wstgTests.length)
  for (const test of wstgTests) t.match(pageWith(test), /\/\d\d-\w[\w-]+\/\d\d-\w[\w-]+$/, test.id)
  for (const test of newerWstgTests) t.equal(pageWith(test), undefined, test.id)
  for (const wstg_id of ['WSTG-INFO-99', 'WSTG-ACME-01', 'WSTG-INFO-01-2', 'OWN-7'])
    t.equal(pageOf({ wstg_id, name: null, category: null }), undefined, wstg_id)
})

t.test('pages have the addresses of the guide', async (t) => {
  for (const [id, page] of Object.entries({
    'WSTG-IDNT-01': '03-Identity_Management_Testing/01-Test_Role_Definitions',
    'WSTG-ATHZ-01': '05-Authorization_Testing/01-Testing_Directory_Traversal_File_Include',
    'WSTG-SESS-01': '06-Session_Management_Testing/01-Testing_for_Session_Management_Schema',
    'WSTG-BUSL-01': '10-Business_Logic_Testing/01-Test_Business_Logic_Data_Validation',
    'WSTG-INPV-19': '07-Input_Validation_Testing/19-Testing_for_Server-Side_Request_Forgery',
    'WSTG-CRYP-04': '09-Testing_for_Weak_Cryptography/04-Testing_for_Weak_Encryption',
    'WSTG-APIT-01': '12-API_Testing/01-Testing_GraphQL',
    'WSTG-ERRH-01': '08-Testing_for_Error_Handling/01-Testing_For_Improper_Error_Handling',
    'WSTG-INPV-13': '07-Input_Validation_Testing/13-Testing_for_Buffer_Overflow',
    'WSTG-CLNT-01': '11-Client-side_Testing/01-Testing_for_DOM-based_Cross_Site_Scripting',
  }))
    t.equal(pageWith(wstgTests.find((test) => test.id === id)!), base + page)
})
